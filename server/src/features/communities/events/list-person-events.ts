import * as contract from '@patchbay/contract/communities/person-work'
import { action } from '../../../platform/http/action.ts'
import { viewEvent } from './event.view.ts'
import { listEventsBy } from './person-events.store.ts'

export const listPersonEvents = action(
  contract.listPersonEvents,
  async (ctx, { params: { userId } }) => {
    const now = ctx.now()
    const rows = await listEventsBy(ctx.db, ctx.viewer.userId, userId, now)
    return { events: rows.map((row) => viewEvent(row, ctx.viewer, now)) }
  },
)
