import * as contract from '@patchbay/contract/communities/calendar-feed'
import { action } from '../../../../platform/http/action.ts'
import { findSecret } from './calendar-feeds.store.ts'
import { viewFeed } from './calendar-feed.view.ts'

export const getCalendarFeed = action(contract.getCalendarFeed, async (ctx) =>
  viewFeed(await findSecret(ctx.db, ctx.viewer.userId), ctx.config),
)
