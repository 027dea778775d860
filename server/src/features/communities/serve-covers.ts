import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sendFile } from '../../platform/storage/send-file.ts'
import { coverKey, isCoverFile } from './store-cover.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The cover is for everyone, a private community's too: it stands on its card. */
export function addCovers(app: FastifyInstance, { storage }: Services): void {
  app.get<{ Params: { communityId: string; file: string } }>(
    '/community-covers/:communityId/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { communityId, file } = request.params
      if (!uuid.test(communityId) || !isCoverFile(file)) throw new AppError('not_found')
      return sendFile(storage, request, reply, { key: coverKey(communityId, file), cache: 'hour' })
    },
  )
}
