import * as z from 'zod/mini'
import { attachment } from '../content/attachments.ts'
import { cursor, nextCursor } from '../pages.ts'
import { reportSubjects } from '../people/reports.ts'
import { route } from '../route.ts'
import { prose } from '../text.ts'
import { auditReason } from './audit.ts'

export const reportsPerPage = 30
export const mostOthers = 100
/** In characters. */
export const staffWordsLength = 2000

const person = z.object({ id: z.uuid(), name: z.nullable(z.string()) })
const snapshot = z.record(z.string(), z.unknown())

/** How a report ended. `resolved`: with words of its own. */
export const reportOutcomes = [
  'dismissed',
  'removed',
  'warned',
  'banned',
  'closed',
  'resolved',
] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export const staffReport = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  subject: z.object({ type: z.enum(reportSubjects), id: z.uuid() }),
  /** Who is responsible for it. */
  reported: person,
  reporter: person,
  reason: z.string(),
  status: z.enum(['open', 'resolved']),
  outcome: z.nullable(z.enum(reportOutcomes)),
  /** Who works on it. */
  assignee: z.nullable(person),
  /** How many other people have reported the same, resolved or not; no more are counted than `mostOthers`. */
  others: z.int(),
})
export type StaffReport = z.infer<typeof staffReport>

/** `gone`: no longer there, or no longer for the reporter. */
const subjectState = z.object({
  /** `hidden` is what a ban hides: it shows again when the ban ends. */
  kind: z.enum(['unchanged', 'changed', 'removed', 'hidden', 'gone']),
  /** What it says now, if that has changed. */
  current: z.nullable(snapshot),
  /** How it can be brought back. */
  removal: z.nullable(
    z.object({ id: z.uuid(), removedAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  ),
})

const surrounding = z.object({
  id: z.uuid(),
  author: person,
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** This is what was reported. */
  isSubject: z.boolean(),
})
export type Surrounding = z.infer<typeof surrounding>

/** A file that a snapshot names. */
const quotedFile = z.object({
  ...z.pick(attachment, {
    id: true,
    name: true,
    kind: true,
    size: true,
    width: true,
    height: true,
    peaks: true,
    seconds: true,
  }).shape,
  /** For staff alone, and for this report; empty if the server did not find the file. */
  url: z.string(),
})
export type QuotedFile = z.infer<typeof quotedFile>

export const reportDetail = z.extend(staffReport, {
  /** What it said when it was reported; `null` some time after it was resolved. */
  snapshot: z.nullable(snapshot),
  /** Only its files that still exist. */
  files: z.array(quotedFile),
  /**
   * The address of the picture of the person, or of the cover of the community, now. It is kept under
   * one address: another version in the snapshot is another picture, which is gone.
   */
  pictureNow: z.nullable(z.string()),
  /** The people whom the snapshot names by their ids. */
  people: z.array(person),
  state: subjectState,
  /** What was said before and after it, as far as the reporter sees it. */
  surroundings: z.array(surrounding),
  resolution: z.nullable(z.string()),
  resolvedAt: z.nullable(z.iso.datetime()),
  resolvedBy: z.nullable(person),
  /** Others who reported the same. */
  same: z.array(staffReport),
  /** Other reports about the same person, the latest first. */
  about: z.array(staffReport),
  /** Other reports by the same reporter, the latest first. */
  by: z.array(staffReport),
  notes: z.array(
    z.object({ id: z.uuid(), author: person, content: z.string(), createdAt: z.iso.datetime() }),
  ),
  can: z.object({
    decide: z.boolean(),
    remove: z.boolean(),
    /** Close the community that was reported. */
    close: z.boolean(),
    ban: z.boolean(),
  }),
})
export type ReportDetail = z.infer<typeof reportDetail>

const params = z.object({ reportId: z.uuid() })

export const listStaffReports = route('listStaffReports', {
  method: 'GET',
  path: '/staff/reports',
  access: 'moderator',
  summary: 'Reports: the open ones, the oldest first, or the resolved ones, the latest first.',
  query: z.object({ cursor, status: z.enum(['open', 'resolved']) }),
  output: z.object({ reports: z.array(staffReport), nextCursor }),
  errors: [],
})

export const getStaffReport = route('getStaffReport', {
  method: 'GET',
  path: '/staff/reports/:reportId',
  access: 'moderator',
  summary: 'A report with what is needed to decide about it.',
  params,
  output: reportDetail,
  errors: ['report_not_found'],
})

export const reportDecisions = ['dismiss', 'remove', 'warn', 'close', 'ban', 'resolve'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** These tell the person something, in words for them. */
export const decisionsWithWords: readonly string[] = [
  'remove',
  'warn',
  'close',
  'ban',
] satisfies ReportDecision[]

export const decideReport = route('decideReport', {
  method: 'POST',
  path: '/staff/reports/:reportId/decision',
  access: 'moderator',
  summary: 'Decides about all open reports of the same subject. Everybody concerned is told.',
  params,
  body: z
    .object({
      decision: z.enum(reportDecisions),
      reason: auditReason,
      /** What the reported person reads; needed to remove or close something, to warn and to ban. */
      words: z.optional(prose({ min: 1, max: staffWordsLength })),
      /** The end of a ban; without it, it has none. */
      until: z.optional(z.iso.datetime()),
      /** With a ban: whether others do not see what the person wrote while it lasts. */
      hideContent: z.optional(z.boolean()),
    })
    .check(
      z.refine(
        ({ decision, words }) => words !== undefined || !decisionsWithWords.includes(decision),
        {
          path: ['words'],
          error: 'This is required',
        },
      ),
    ),
  output: reportDetail,
  errors: ['report_not_found', 'report_decided', 'content_gone', 'community_closed', 'forbidden'],
})

export const assignReport = route('assignReport', {
  method: 'PUT',
  path: '/staff/reports/:reportId/assignee',
  access: 'moderator',
  summary: 'The viewer works on an open report from now on.',
  params,
  output: reportDetail,
  errors: ['report_not_found', 'report_decided'],
})

export const releaseReport = route('releaseReport', {
  method: 'DELETE',
  path: '/staff/reports/:reportId/assignee',
  access: 'moderator',
  summary: 'Nobody works on an open report any more.',
  params,
  output: reportDetail,
  errors: ['report_not_found', 'report_decided'],
})

export const noteReport = route('noteReport', {
  method: 'POST',
  path: '/staff/reports/:reportId/notes',
  access: 'moderator',
  summary: 'Notes something about a report, which only staff see. Nobody changes it.',
  params,
  body: z.object({ content: prose({ min: 1, max: staffWordsLength }) }),
  output: reportDetail,
  errors: ['report_not_found'],
})

export const restoreContent = route('restoreContent', {
  method: 'POST',
  path: '/staff/removals/:removalId/restore',
  access: 'moderator',
  summary: 'Brings back what staff removed in the last thirty days.',
  params: z.object({ removalId: z.uuid() }),
  body: z.object({ reason: auditReason }),
  output: null,
  errors: ['removal_not_found', 'place_gone', 'place_taken'],
})
