import * as contract from '@patchbay/contract/communities/events'
import { insideTopic } from '@patchbay/contract/realtime'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { refusalOf, shareLockInsideFor } from '../../people/participation/public.ts'
import { valuesOf } from './event-values.ts'
import { mayCreateEvent } from './events.policy.ts'
import { requireEvent } from './require-event.ts'
import { findSentEvent, insertEvent } from './written-events.store.ts'

export const createEvent = action(
  contract.createEvent,
  async (ctx, { params: { communityId }, body: { clientId, event } }) => {
    const creatorId = ctx.viewer.userId
    const shown = await countedTransaction(ctx, { event: 1 }, async (tx, made) => {
      const community = await shareLockInsideFor(tx, communityId, creatorId)
      if (community === undefined) throw new AppError('community_not_found')
      const refused = refusalOf(community, ctx.now())
      if (refused) {
        // A person whose answer was lost hears that it was in time.
        const stored = await findSentEvent(tx, { communityId, creatorId, clientId })
        if (stored === undefined) throw refused
        return requireEvent(tx, ctx, stored)
      }
      if (!mayCreateEvent(community.role)) throw new AppError('forbidden')
      const values = valuesOf(event)
      const now = ctx.now()
      const written = await insertEvent(tx, {
        communityId,
        creatorId,
        clientId,
        values,
        now,
      })
      if (written === undefined) throw new AppError('invalid_input')
      if (written.isNew) made()
      return requireEvent(tx, ctx, written.id)
    })
    ctx.announce({ kind: 'changed', topic: insideTopic(communityId) })
    return shown
  },
)
