import * as contract from '@patchbay/contract/communities/calendar-feed'
import { action } from '../../../../platform/http/action.ts'
import { deleteSecret } from './calendar-feeds.store.ts'

export const deleteCalendarFeed = action(contract.deleteCalendarFeed, (ctx) =>
  deleteSecret(ctx.db, ctx.viewer.userId),
)
