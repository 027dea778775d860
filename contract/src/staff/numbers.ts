import * as z from 'zod/mini'
import { route } from '../route.ts'

/** The number of days that are listed. */
export const numberedDays = 90

/** The numbers of one day in UTC; none of them is about a person. */
const dayNumbers = z.object({
  day: z.iso.date(),
  /** At the end of the day. */
  members: z.int(),
  newMembers: z.int(),
  /** Who was here on that day; `null` if it was counted too late to know. */
  active: z.nullable(z.int()),
  /** Who was here on that day or on one of the six before. */
  activeInWeek: z.nullable(z.int()),
  posts: z.int(),
  /** This includes comments on articles. */
  replies: z.int(),
  messages: z.int(),
  /** Searches for somebody to hire. */
  matches: z.int(),
  /** Messages about a listing. */
  contacts: z.int(),
  /** The size of all uploaded files at the end of the day. */
  storageBytes: z.int(),
})

export type DayNumbers = z.infer<typeof dayNumbers>

export const getNumbers = route('getNumbers', {
  method: 'GET',
  path: '/staff/numbers',
  access: 'admin',
  summary: 'How much happened on each of the last 90 days, the latest last; jobs that failed.',
  output: z.object({ days: z.array(dayNumbers), failedJobs: z.int() }),
  errors: [],
})
