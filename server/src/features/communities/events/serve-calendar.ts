import { calendarPath } from '@patchbay/contract/communities/events'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { RequestContext } from '../../../platform/http/request-context.ts'
import { isUuid } from '../../../platform/ids.ts'
import { calendarFile } from './calendar-file.ts'
import { findEvent, findPublicEvent, type EventRow } from './events.store.ts'

/**
 * Serves an event as a calendar file. People who may not see the event get a 404; visitors see those
 * that have a page for everybody.
 */
export function addCalendar(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { eventId: string } }>(
    calendarPath(':eventId'),
    { schema: { hide: true } },
    async (request, reply) => {
      const ctx = new RequestContext(services, request, reply)
      const event = await findForViewer(ctx, request.params.eventId)
      if (event === undefined) throw new AppError('not_found')
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="event.ics"')
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(event, services.config))
    },
  )
}

async function findForViewer(ctx: RequestContext, eventId: string): Promise<EventRow | undefined> {
  await ctx.limits.count('read', ctx.address)
  const viewer = await ctx.findViewer()
  if (!isUuid(eventId)) return undefined
  if (viewer === undefined) {
    const event = await findPublicEvent(ctx.db, eventId)
    // The link of a meeting is for members.
    return event && { ...event, meeting_url: null }
  }
  await ctx.limits.count('read', viewer.userId)
  return viewer.onboarded ? findEvent(ctx.db, eventId, viewer.userId) : undefined
}
