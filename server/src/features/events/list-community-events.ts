import * as contract from '@patchbay/contract/events'
import * as z from 'zod/mini'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../platform/http/paging.ts'
import { findInside } from '../communities/public.ts'
import { viewEvent } from './event.view.ts'
import { listEvents, type EventRow } from './events.store.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])
const placeOf = (row: EventRow): z.infer<typeof place> => [row.start_time.toISOString(), row.id]

export const listCommunityEvents = action(
  contract.listCommunityEvents,
  async (ctx, { params: { communityId }, query }) => {
    const { viewer } = ctx
    const now = ctx.now()
    const [startTime, id] = decodeCursor(place, query.cursor) ?? []
    const after =
      startTime === undefined || id === undefined
        ? undefined
        : { startTime: new Date(startTime), id }
    if ((await findInside(ctx.db, communityId, viewer.userId)) === undefined)
      throw new AppError('community_not_found')
    const limit = contract.upcomingEvents + 1
    const found = await listEvents(ctx.db, viewer.userId, { communityId, now, after, limit })
    const page = pageOf(found.upcoming, contract.upcomingEvents, placeOf)
    return {
      happeningNow: found.happening.map((row) => viewEvent(row, viewer, now)),
      upcoming: page.rows.map((row) => viewEvent(row, viewer, now)),
      nextCursor: page.nextCursor,
    }
  },
)
