import * as contract from '@patchbay/contract/communities/events'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { isMuted, muted } from '../../people/participation/public.ts'
import { isMoved, valuesOf } from './event-values.ts'
import { mayEditEvent } from './events.policy.ts'
import { requireEvent, requireLockedEvent } from './require-event.ts'
import { listExpecting } from './rsvps/rsvps.store.ts'
import { setEvent } from './written-events.store.ts'

export const updateEvent = action(
  contract.updateEvent,
  async (ctx, { params: { eventId }, body }) => {
    const { viewer } = ctx
    const { changed, notified } = await transaction(ctx.db, async (tx) => {
      const known = await requireLockedEvent(tx, eventId, viewer.userId, 'update')
      if (!mayEditEvent(viewer, known)) throw new AppError('forbidden')
      if (isMuted(known, ctx.now())) throw muted(known)
      const now = ctx.now()
      const values = valuesOf(body)
      const moved = isMoved(known, values)
      await setEvent(tx, eventId, values, { moved, now })
      // Nobody is notified if the event was over and still is.
      const isAhead = known.end_time > now || values.end_time > now
      const expecting = moved && isAhead ? await listExpecting(tx, eventId) : []
      const news = {
        kind: 'event_changed',
        actorId: viewer.userId,
        communityId: known.community_id,
        eventId,
        data: { title: values.title },
      } as const
      const people = await writeNotices(tx, expecting, news, now)
      return { changed: await requireEvent(tx, ctx, eventId), notified: people }
    })
    announceNotices(ctx, notified)
    ctx.announce({ kind: 'changed', topic: insideTopic(changed.communityId) })
    return changed
  },
)
