import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../platform/http/paging.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewEvent } from './event.view.ts'
import type { EventCursor, EventRow, ListedEventRow } from './events.store.ts'

const cursorOf = (row: EventRow) => timeCursorOf(row.start_time, row.id)

export function eventCursorIn(cursor: string | undefined): EventCursor | undefined {
  const found = decodeTimeCursor(cursor)
  return found && { startTime: found[0], id: found[1] }
}

/** Expects rows of a statement that requested one upcoming event more than fits on a page. */
export function viewEvents(
  found: readonly ListedEventRow[],
  size: number,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
) {
  const view = (row: EventRow) => viewEvent(row, viewer, now)
  const upcoming = found.filter((row) => !row.happening)
  const { rows, nextCursor } = pageOf(upcoming, size, cursorOf)
  return {
    happeningNow: found.filter((row) => row.happening).map(view),
    upcoming: rows.map(view),
    nextCursor,
  }
}
