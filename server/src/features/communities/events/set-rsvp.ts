import * as contract from '@patchbay/contract/communities/events'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mayAnswer } from './events.policy.ts'
import { requireEvent, requireLockedEvent } from './require-event.ts'
import { setAnswer } from './rsvps.store.ts'

export const setRsvp = action(contract.setRsvp, async (ctx, { params: { eventId }, body }) => {
  const { userId } = ctx.viewer
  const answered = await transaction(ctx.db, async (tx) => {
    const now = ctx.now()
    // The shared lock makes a change or cancellation of the event wait, so that it notifies
    // everyone who has answered.
    const event = await requireLockedEvent(tx, eventId, userId, 'share')
    if (!mayAnswer(event, now)) throw new AppError('event_over')
    await setAnswer(tx, eventId, userId, body.status, now)
    return requireEvent(tx, ctx, eventId)
  })
  ctx.announce({ kind: 'changed', topic: insideTopic(answered.communityId) })
  return answered
})
