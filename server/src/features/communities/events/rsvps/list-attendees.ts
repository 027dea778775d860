import * as contract from '@patchbay/contract/communities/events'
import * as z from 'zod/mini'
import { action } from '../../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../../platform/http/paging.ts'
import { viewPerson } from '../../../accounts/profiles/public.ts'
import { requireEvent } from '../require-event.ts'
import { listAnswers, type AttendeeCursor, type AttendeeRow } from './rsvps.store.ts'

const attendeesPerPage = 50

const pageStart = z.tuple([z.enum(['yes', 'maybe']), z.iso.datetime(), z.uuid()])
const cursorOf = (row: AttendeeRow): z.infer<typeof pageStart> => [
  row.status,
  row.updated_at.toISOString(),
  row.user_id,
]

function cursorIn(cursor: string | undefined): AttendeeCursor | undefined {
  const found = decodeCursor(pageStart, cursor)
  if (found === undefined) return undefined
  const [status, updatedAt, userId] = found
  return { status, updatedAt: new Date(updatedAt), userId }
}

export const listAttendees = action(
  contract.listAttendees,
  async (ctx, { params: { eventId }, query }) => {
    const after = cursorIn(query.cursor)
    await requireEvent(ctx.db, ctx, eventId)
    const { userId } = ctx.viewer
    const found = await listAnswers(ctx.db, userId, eventId, after, attendeesPerPage + 1)
    const { rows, nextCursor } = pageOf(found, attendeesPerPage, cursorOf)
    return {
      attendees: rows.map((row) => ({ person: viewPerson(row.person), status: row.status })),
      nextCursor,
    }
  },
)
