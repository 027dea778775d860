import type { EventInput } from '@patchbay/contract/communities/events'
import type { EventValues, LockedEvent } from './written-events.store.ts'

/**
 * Names every column. Only the matching one of place and link is stored, and null if it is empty.
 */
export const valuesOf = (input: EventInput): EventValues => ({
  title: input.title,
  description: input.description,
  start_time: new Date(input.startTime),
  end_time: new Date(input.endTime),
  time_zone: input.timeZone,
  is_online: input.isOnline,
  location: input.isOnline ? null : input.location || null,
  meeting_url: input.isOnline ? input.meetingUrl || null : null,
})

/** Whether a person who noted the time and place would now be wrong. */
export const isMoved = (known: LockedEvent, values: EventValues): boolean =>
  known.start_time.getTime() !== values.start_time.getTime() ||
  known.end_time.getTime() !== values.end_time.getTime() ||
  known.is_online !== values.is_online ||
  known.location !== values.location ||
  known.meeting_url !== values.meeting_url
