import * as contract from '@patchbay/contract/communities/events'
import { transaction } from '../../../../platform/db/database.ts'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { announceInside } from '../../communities/public.ts'
import { mayAnswer } from '../events.policy.ts'
import { requireEvent, requireLockedEvent } from '../require-event.ts'
import { setAnswer } from './rsvps.store.ts'

export const setRsvp = action(contract.setRsvp, async (ctx, { params: { eventId }, body }) => {
  const { userId } = ctx.viewer
  const { event, raised } = await transaction(ctx.db, async (tx) => {
    const now = ctx.now()
    // The shared lock makes a change or cancellation of the event wait, so that it notifies
    // everyone who has answered.
    const locked = await requireLockedEvent(tx, eventId, userId, 'share')
    if (locked.is_closed) throw new AppError('community_closed')
    if (!mayAnswer(locked, now)) throw new AppError('event_over')
    const changed = await setAnswer(tx, eventId, userId, body.status, now)
    return { event: await requireEvent(tx, ctx, eventId), raised: changed }
  })
  const { rsvpCount, going } = event
  if (raised !== undefined) {
    const state = { type: 'rsvps_changed', eventId, rsvpCount, going } as const
    announceInside(ctx, raised, state, { myRsvp: body.status })
  }
  return event
})
