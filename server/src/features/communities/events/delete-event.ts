import * as contract from '@patchbay/contract/communities/events'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { mayDeleteEvent } from './events.policy.ts'
import { requireLockedEvent } from './require-event.ts'
import { listExpecting } from './rsvps/rsvps.store.ts'
import { removeEvent } from './written-events.store.ts'

export const deleteEvent = action(contract.deleteEvent, async (ctx, { params: { eventId } }) => {
  const { viewer } = ctx
  const { communityId, notified } = await transaction(ctx.db, async (tx) => {
    const event = await requireLockedEvent(tx, eventId, viewer.userId, 'update')
    if (!mayDeleteEvent(viewer, event)) throw new AppError('forbidden')
    // Nobody is notified about an event that is over.
    const expecting = event.end_time > ctx.now() ? await listExpecting(tx, eventId) : []
    await removeEvent(tx, eventId)
    const news = {
      kind: 'event_cancelled',
      actorId: viewer.userId,
      communityId: event.community_id,
      data: {
        title: event.title,
        startTime: event.start_time.toISOString(),
        timeZone: event.time_zone,
      },
    } as const
    const people = await writeNotices(tx, expecting, news, ctx.now())
    return { communityId: event.community_id, notified: people }
  })
  announceNotices(ctx, notified)
  ctx.announce({ kind: 'changed', topic: insideTopic(communityId) })
})
