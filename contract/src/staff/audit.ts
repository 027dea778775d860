import * as z from 'zod/mini'
import { cursor, nextCursor } from '../pages.ts'
import { route } from '../route.ts'
import { prose } from '../text.ts'

export const auditEntriesPerPage = 50

/** In characters. */
export const auditReasonLength = 500

/** Why something is done, which every action of staff says. */
export const auditReason = prose({ min: 1, max: auditReasonLength })

/** In characters. */
export const wordsToPersonLength = 2000

/** What staff write to a person, who gets it by mail. */
export const wordsToPerson = prose({ min: 1, max: wordsToPersonLength })

/** What was done by staff in the console, or by an operator on the command line. Nobody changes it. */
export const auditEntry = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** The name at that time; on the command line, the name that the operator gave. */
  by: z.string(),
  /** `null` if it was done on the command line. */
  staffId: z.nullable(z.uuid()),
  /** For example `ban` or `approve-verification`. */
  action: z.string(),
  /** The person whom it was about. */
  person: z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
  details: z.record(z.string(), z.unknown()),
  reason: z.nullable(z.string()),
})

export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditEntries = route('listAuditEntries', {
  method: 'GET',
  path: '/staff/audit',
  access: 'admin',
  summary: 'What staff and operators did, the latest first; about one person if one is named.',
  query: z.object({ cursor, personId: z.optional(z.uuid()) }),
  output: z.object({ entries: z.array(auditEntry), nextCursor }),
  errors: [],
})
