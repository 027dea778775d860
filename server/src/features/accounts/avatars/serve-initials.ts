import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { forEverybody } from '../../../platform/limits/count-pictures.ts'
import { embeddable } from '../../../platform/storage/send-file.ts'
import { drawInitials } from './initials.ts'

/**
 * We draw initials ourselves, from the name alone, so that no other service learns who looks at
 * whom.
 */
export function addInitials(app: FastifyInstance, { limits }: Services): void {
  app.get<{ Querystring: { name?: string | string[] } }>(
    '/avatars/initials.svg',
    forEverybody(limits),
    async (request, reply) => {
      const { name } = request.query
      const text = (typeof name === 'string' ? name : '').slice(0, 200)
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', embeddable)
        .type('image/svg+xml')
        .send(drawInitials(text))
    },
  )
}
