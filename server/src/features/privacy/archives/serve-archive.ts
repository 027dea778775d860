import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { RequestContext } from '../../../platform/http/request-context.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { findAsking } from '../../content/attachments/public.ts'
import { archivePath, isSignedArchive, type AskedArchive } from './archive-address.ts'
import { isThere } from './archive.view.ts'
import { findArchive } from './archives.store.ts'

interface Asked {
  readonly Querystring: AskedArchive & { readonly session?: unknown }
}

/**
 * The finished archive, by an address of `openArchive`. The address names no archive: it is always
 * that of who asks, so there is nothing to guess. Everybody else gets a 404, also who is banned.
 */
export function addArchive(app: FastifyInstance, services: Services): void {
  app.get<Asked>(archivePath, { schema: { hide: true } }, async (request, reply) => {
    const ctx = new RequestContext(services, request, reply)
    const viewer = await findAsking(ctx, request.query.session)
    const archive = viewer && (await findArchive(ctx.db, viewer.userId))
    const now = ctx.now()
    if (viewer === undefined || !archive?.file || !isThere(archive, now))
      throw new AppError('not_found')
    if (!(await isSignedArchive(ctx.db, viewer, archive.file, request.query, now)))
      throw new AppError('not_found')
    await ctx.limits.count('read', viewer.userId)
    const day = archive.requested_at.toISOString().slice(0, 10)
    const name = `${services.config.productName}-${day}.zip`
    return sendFile(services.storage, request, reply, { key: archive.file, cache: 'never', name })
  })
}
