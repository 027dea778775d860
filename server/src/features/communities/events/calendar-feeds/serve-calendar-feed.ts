import { calendarFeedPath } from '@patchbay/contract/communities/calendar-feed'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { RequestContext } from '../../../../platform/http/request-context.ts'
import { calendarFeedFile } from '../calendar-file.ts'
import { findOwner, listExpected } from './calendar-feeds.store.ts'

const madeByUs = /^[\w-]{43}$/

/**
 * Serves the events of the person whose secret is in the address, to a program that cannot sign in.
 * A wrong secret, a withdrawn one and that of a banned person get the same 404.
 */
export function addCalendarFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { secret: string } }>(
    calendarFeedPath(':secret'),
    { schema: { hide: true } },
    async (request, reply) => {
      const ctx = new RequestContext(services, request, reply)
      await ctx.limits.count('read', ctx.address)
      const { secret } = request.params
      const owner = madeByUs.test(secret) ? await findOwner(ctx.db, secret) : undefined
      if (owner === undefined) throw new AppError('not_found')
      await ctx.limits.count('calendar_feed', owner)
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/calendar; charset=utf-8')
        .send(calendarFeedFile(await listExpected(ctx.db, owner, ctx.now()), services.config))
    },
  )
}
