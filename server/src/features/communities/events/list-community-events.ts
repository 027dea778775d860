import * as contract from '@patchbay/contract/communities/events'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findInside } from '../../people/participation/public.ts'
import { eventCursorIn, viewEvents } from './event-pages.ts'
import { listEvents } from './events.store.ts'

export const listCommunityEvents = action(
  contract.listCommunityEvents,
  async (ctx, { params: { communityId }, query }) => {
    const { viewer } = ctx
    const now = ctx.now()
    const after = eventCursorIn(query.cursor)
    if ((await findInside(ctx.db, communityId, viewer.userId)) === undefined)
      throw new AppError('community_not_found')
    const limit = contract.upcomingEvents + 1
    const found = await listEvents(ctx.db, viewer.userId, {
      communityId,
      now,
      after,
      limit,
    })
    return viewEvents(found, contract.upcomingEvents, { viewer, now })
  },
)
