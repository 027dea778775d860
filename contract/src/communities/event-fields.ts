import * as z from 'zod/mini'
import { webAddress } from '../accounts/profile-links.ts'
import { line, prose } from '../text.ts'
import { isTimeZone, timeZoneLength } from '../time-zones.ts'

export const eventTitleLength = { min: 3, max: 120 } as const
export const eventDescriptionLength = { min: 10, max: 4000 } as const

/** Each field has one rule and one error text, for creating and for editing an event. */
export const eventFields = {
  title: line({ ...eventTitleLength, tooShort: 'Title must be at least 3 characters' }),
  description: prose({
    ...eventDescriptionLength,
    tooShort: 'Description must be at least 10 characters',
  }),
  startTime: z.iso.datetime({ error: 'Start time is required' }),
  endTime: z.iso.datetime({ error: 'End time is required' }),
  /** The organiser's IANA time zone, such as 'Europe/London'. */
  timeZone: z
    .string()
    .check(
      z.maxLength(timeZoneLength),
      z.refine(isTimeZone, { error: 'Please choose a time zone' }),
    ),
  isOnline: z.boolean(),
  location: line({ max: 200 }),
  meetingUrl: webAddress,
} as const

/**
 * An event as the client sends it. Only the location or the link is stored, as its kind requires.
 */
export const eventInput = z.object(eventFields).check(
  // This check passes if a time is missing, because the field of that time reports the error.
  z.refine(({ startTime, endTime }) => !(Date.parse(endTime) <= Date.parse(startTime)), {
    path: ['endTime'],
    error: 'End time must be after start time',
  }),
)

export type EventInput = z.infer<typeof eventInput>
