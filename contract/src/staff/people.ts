import * as z from 'zod/mini'
import { roles } from '../accounts/profiles.ts'
import { sessionProviders } from '../accounts/sessions.ts'
import { cursor, nextCursor } from '../pages.ts'
import { reportSubjects } from '../people/reports.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'
import { auditEntry, auditReason, wordsToPerson } from './audit.ts'

export const staffPeoplePerPage = 30

const listedPerson = z.object({
  id: z.uuid(),
  displayName: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  avatarUrl: z.string(),
  verified: z.boolean(),
  role: z.enum(roles),
  memberSince: z.iso.datetime(),
  deletedAt: z.nullable(z.iso.datetime()),
  /** The current ban; its end is `null` if it is for good. */
  ban: z.nullable(z.object({ until: z.nullable(z.iso.datetime()), hidesContent: z.boolean() })),
})

export type ListedPerson = z.infer<typeof listedPerson>

export const listStaffPeople = route('listStaffPeople', {
  method: 'GET',
  path: '/staff/people',
  access: 'moderator',
  summary:
    'People by a part of a name, by an address that they have proven, or by id; the newest first. Of those who are banned now, the latest bans first.',
  query: z.object({
    search: z.optional(line({ min: 2, max: 254 })),
    standing: z.optional(z.enum(['banned'])),
    cursor,
  }),
  output: z.object({ people: z.array(listedPerson), nextCursor }),
  errors: [],
})

/** What was reported, without its words. */
const listedReport = z.object({
  id: z.uuid(),
  subject: z.enum(reportSubjects),
  isOpen: z.boolean(),
  createdAt: z.iso.datetime(),
})

const reports = z.object({
  count: z.int(),
  /** The latest ones. */
  latest: z.array(listedReport),
})

/** Nothing of what the person has written to others in private. */
const staffPerson = z.object({
  ...listedPerson.shape,
  signInMethods: z.array(
    z.object({
      provider: z.enum(sessionProviders),
      /** The address that the provider has named. */
      email: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      provider: z.enum(sessionProviders),
      device: z.string(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
  reportsAbout: reports,
  reportsBy: reports,
  /** In bytes. */
  storageUsed: z.number(),
  /** The latest verification request. */
  verificationRequestId: z.nullable(z.uuid()),
  /** Bans and their ends, the latest first. */
  bans: z.array(auditEntry),
  /** The latest of all that was done about the person. */
  entries: z.array(auditEntry),
  can: z.object({
    ban: z.boolean(),
    liftBan: z.boolean(),
    endSessions: z.boolean(),
    changeRole: z.boolean(),
    resetSecondFactor: z.boolean(),
    revokeVerification: z.boolean(),
  }),
})

export type StaffPerson = z.infer<typeof staffPerson>

const params = z.object({ personId: z.uuid() })

export const getStaffPerson = route('getStaffPerson', {
  method: 'GET',
  path: '/staff/people/:personId',
  access: 'moderator',
  summary:
    'The standing of a person: bans, ways in, sessions, reports, and what was done about them.',
  params,
  output: staffPerson,
  errors: ['person_not_found'],
})

export const banPerson = route('banPerson', {
  method: 'POST',
  path: '/staff/people/:personId/ban',
  access: 'moderator',
  summary: 'Bans a person until then, or for good, and signs them out; only admins ban staff.',
  params,
  body: z.object({
    until: z.nullable(z.iso.datetime()),
    /** Whether others do not see what the person wrote while the ban lasts. */
    hideContent: z.optional(z.boolean()),
    /** Why, as the person reads it: in a mail, and whenever they try to sign in. */
    words: wordsToPerson,
    reason: auditReason,
  }),
  output: null,
  errors: ['person_not_found', 'forbidden'],
})

export const liftBan = route('liftBan', {
  method: 'POST',
  path: '/staff/people/:personId/lift-ban',
  access: 'moderator',
  summary: 'Ends a ban before its time.',
  params,
  body: z.object({ reason: auditReason }),
  output: null,
  errors: ['person_not_found', 'not_banned', 'forbidden'],
})

export const endSessions = route('endSessions', {
  method: 'POST',
  path: '/staff/people/:personId/end-sessions',
  access: 'admin',
  summary: 'Signs a person out everywhere.',
  params,
  body: z.object({ reason: auditReason }),
  output: null,
  errors: ['person_not_found', 'forbidden'],
})

export const changeRole = route('changeRole', {
  method: 'POST',
  path: '/staff/people/:personId/role',
  access: 'admin',
  summary: 'Gives a person another role. Nobody changes their own, so that an admin remains.',
  params,
  body: z.object({ role: z.enum(roles), reason: auditReason }),
  output: null,
  errors: ['person_not_found', 'forbidden'],
})

export const resetSecondFactor = route('resetSecondFactor', {
  method: 'POST',
  path: '/staff/people/:personId/reset-second-factor',
  access: 'admin',
  summary:
    'Removes the second factors and recovery codes of a person who has lost them, signs them out everywhere and tells all their addresses.',
  params,
  body: z.object({ reason: auditReason }),
  output: null,
  errors: ['person_not_found', 'factor_not_found', 'forbidden'],
})
