import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from './app-error.ts'

const year = 365 * 24 * 60 * 60 * 1_000

/** Tells people who have found a weakness whom to write to (RFC 9116). */
export function addSecurityTxt(app: FastifyInstance, config: Config, now: () => Date): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    if (config.securityContact === undefined) throw new AppError('not_found')
    // Dated by the day, so that it is the same file for a day.
    const expires = new Date(now().getTime() + year).toISOString().slice(0, 10)
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${config.securityContact}`,
          `Expires: ${expires}T00:00:00.000Z`,
          'Preferred-Languages: en',
          `Canonical: ${config.publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
}
