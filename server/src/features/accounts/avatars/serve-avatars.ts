import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isUuid } from '../../../platform/ids.ts'
import { forEverybody } from '../../../platform/limits/count-pictures.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { avatarKey, isAvatarFile } from './store-avatar.ts'

/**
 * A picture is public for everyone who sees the person's name. People without a picture are shown
 * with their initials.
 */
export function addAvatars(app: FastifyInstance, { storage, limits }: Services): void {
  app.get<{ Params: { userId: string; file: string } }>(
    '/avatars/:userId/:file',
    forEverybody(limits),
    async (request, reply) => {
      const { userId, file } = request.params
      if (!isUuid(userId) || !isAvatarFile(file)) throw new AppError('not_found')
      return sendFile(storage, request, reply, { key: avatarKey(userId, file), cache: 'hour' })
    },
  )
}
