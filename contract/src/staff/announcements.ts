import * as z from 'zod/mini'
import { safeLink } from '../hub/article-links.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'
import { auditReason } from './audit.ts'

/** In characters. */
export const announcementLength = 300

/** What all members are told, on every page until they dismiss it. */
const announcement = z.object({
  id: z.uuid(),
  text: z.string(),
  /** People can read more there: a page of ours, or an address of the web. */
  link: z.nullable(z.string()),
  endsAt: z.iso.datetime(),
})

export type Announcement = z.infer<typeof announcement>

const sentAnnouncement = z.object({
  ...announcement.shape,
  createdAt: z.iso.datetime(),
  byMail: z.boolean(),
  /** How many mails are written so far. */
  mailed: z.int(),
  isMailed: z.boolean(),
})

export type SentAnnouncement = z.infer<typeof sentAnnouncement>

export const getAnnouncement = route('getAnnouncement', {
  method: 'GET',
  path: '/announcement',
  access: 'member',
  summary: 'What all members are told at the moment; `null` if there is nothing.',
  output: z.object({ announcement: z.nullable(announcement) }),
  errors: [],
})

export const getSentAnnouncement = route('getSentAnnouncement', {
  method: 'GET',
  path: '/staff/announcement',
  access: 'admin',
  summary: 'The announcement that members see, and how far its mails are.',
  output: z.object({ announcement: z.nullable(sentAnnouncement) }),
  errors: [],
})

export const sendAnnouncement = route('sendAnnouncement', {
  method: 'POST',
  path: '/staff/announcement',
  access: 'admin',
  summary: 'Tells all members something, by mail too if wanted. Only one at a time.',
  body: z.object({
    text: line({ min: 1, max: announcementLength }),
    link: z.nullable(
      z.string().check(
        z.maxLength(500),
        z.refine((address) => safeLink(address) !== undefined, {
          error: 'Begin it with https:// or a single /',
        }),
      ),
    ),
    endsAt: z.iso.datetime(),
    byMail: z.boolean(),
    reason: auditReason,
  }),
  output: sentAnnouncement,
  errors: ['announcement_running'],
})

export const endAnnouncement = route('endAnnouncement', {
  method: 'POST',
  path: '/staff/announcement/end',
  access: 'admin',
  summary: 'Ends the announcement before its time; mails that are not written yet are not sent.',
  body: z.object({ reason: auditReason }),
  output: null,
  errors: ['announcement_not_found'],
})
