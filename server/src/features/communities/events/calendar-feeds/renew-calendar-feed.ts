import * as contract from '@patchbay/contract/communities/calendar-feed'
import { randomBytes } from 'node:crypto'
import { action } from '../../../../platform/http/action.ts'
import { setSecret } from './calendar-feeds.store.ts'
import { viewFeed } from './calendar-feed.view.ts'

export const renewCalendarFeed = action(contract.renewCalendarFeed, async (ctx) => {
  const secret = randomBytes(32).toString('base64url')
  await setSecret(ctx.db, ctx.viewer.userId, secret)
  return viewFeed(secret, ctx.config)
})
