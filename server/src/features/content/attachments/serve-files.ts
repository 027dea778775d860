import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { RequestContext } from '../../../platform/http/request-context.ts'
import { findVisible } from './attachments.store.ts'
import { isAttachmentKey } from './buckets.ts'
import { sendAttachment } from './send-attachment.ts'
import { findAsking } from './signing/find-asking.ts'
import { isSignedFor } from './signing/is-signed-for.ts'
import { addressOf } from './signing/signer.ts'

interface Asked {
  readonly Params: { bucket: string; userId: string; contextId: string; file: string }
  readonly Querystring: { expires?: unknown; signature?: unknown; session?: unknown }
}

/**
 * Files that only some people may see. An address works for one person in one session for an hour,
 * and only as long as that person may see the file; everyone else gets a 404.
 */
export function addFiles(app: FastifyInstance, services: Services): void {
  app.get<Asked>(
    addressOf(':bucket/:userId/:contextId/:file'),
    { schema: { hide: true } },
    async (request, reply) => {
      const ctx = new RequestContext(services, request, reply)
      const { bucket, userId, contextId, file } = request.params
      const path = `${userId}/${contextId}/${file}`
      const key = `${bucket}/${path}`
      const viewer = await findAsking(ctx, request.query.session)
      const mayBeOne = viewer?.onboarded === true && isAttachmentKey(key)
      if (!mayBeOne || !(await isSignedFor(ctx, viewer, key, request.query)))
        throw new AppError('not_found')
      // The limit of the person is counted only after the signature is verified: anybody could name
      // a session id, and would use up that person's limit.
      await ctx.limits.count('read', viewer.userId)
      const found = await findVisible(ctx.db, bucket, path, viewer.userId)
      if (found === undefined) throw new AppError('not_found')
      const { id, name, is_original: isOriginal } = found
      return sendAttachment(services, request, reply, { id, name, key, isOriginal })
    },
  )
}
