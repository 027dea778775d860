import * as contract from '@patchbay/contract/communities/feed'
import { action } from '../../../platform/http/action.ts'
import { findOwnFacts } from '../communities/public.ts'
import { eventCursorIn, viewEvents } from '../events/public.ts'
import { listFeedEventRows } from './feed-events.store.ts'

export const listFeedEvents = action(contract.listFeedEvents, async (ctx, { query }) => {
  const { viewer } = ctx
  const now = ctx.now()
  const after = eventCursorIn(query.cursor)
  const { communities, inside_versions } = await findOwnFacts(ctx.db, viewer.userId)
  const found = await listFeedEventRows(ctx.db, viewer.userId, { now, after })
  return {
    ...viewEvents(found, contract.feedEventsPerPage, { viewer, now }),
    communities,
    insideVersions: inside_versions,
  }
})
