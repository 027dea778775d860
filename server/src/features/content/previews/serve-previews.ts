import { previewedTypes, type Previewed } from '@patchbay/contract/content/link-previews'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { RequestContext } from '../../../platform/http/request-context.ts'
import { isUuid } from '../../../platform/ids.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { findAsking, isSignedFor } from '../attachments/public.ts'
import { listPictures } from './previews.store.ts'

const folder = 'link-previews'

/** The path names what shows the preview: whether somebody may see it depends on that alone. */
export const shownKey = ({ type, id, previewId }: Previewed & { readonly previewId: string }) =>
  `${folder}/${type}/${id}/${previewId}.webp`

interface Asked {
  readonly Params: { type: string; id: string; file: string }
  readonly Querystring: { expires?: unknown; signature?: unknown; session?: unknown }
}

const isType = (text: string): text is Previewed['type'] =>
  (previewedTypes as readonly string[]).includes(text)

/** Pictures of previews, under the rules of all files that only some people may see. */
export function addPreviews(app: FastifyInstance, services: Services): void {
  app.get<Asked>(
    `/files/${folder}/:type/:id/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const ctx = new RequestContext(services, request, reply)
      const { type, id, file } = request.params
      const previewId = file.replace(/\.webp$/, '')
      const viewer = await findAsking(ctx, request.query.session)
      if (!services.config.linkPreviews || !isType(type) || !isUuid(id) || !isUuid(previewId))
        throw new AppError('not_found')
      const key = shownKey({ type, id, previewId })
      if (viewer?.onboarded !== true || !(await isSignedFor(ctx, viewer, key, request.query)))
        throw new AppError('not_found')
      await ctx.limits.count('read', viewer.userId)
      const [found] = await listPictures(ctx.db, [{ type, id }], viewer.userId)
      if (found?.preview_id !== previewId) throw new AppError('not_found')
      return sendFile(services.storage, request, reply, { key: found.picture, cache: 'asked' })
    },
  )
}
