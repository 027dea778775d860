import * as z from 'zod/mini'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'
import { auditEntry, auditReason, wordsToPerson } from './audit.ts'

export const appealsPerPage = 30

export const appealOutcomes = ['lifted', 'declined'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

const answered = {
  /** `null` until it is answered. */
  outcome: z.nullable(z.enum(appealOutcomes)),
  /** `null` also if the ban was lifted without words. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
}

const listedAppeal = z.object({
  id: z.uuid(),
  person,
  content: z.string(),
  createdAt: z.iso.datetime(),
  ...answered,
})

export type ListedAppeal = z.infer<typeof listedAppeal>

const staffAppeal = z.object({
  ...listedAppeal.shape,
  answeredBy: z.nullable(z.string()),
  /** The ban that it is about, as long as it lasts. */
  ban: z.nullable(
    z.object({
      since: z.iso.datetime(),
      /** `null` if it is for good. */
      until: z.nullable(z.iso.datetime()),
      hidesContent: z.boolean(),
      /** What the log says about it, which the person never reads. */
      reason: z.nullable(z.string()),
      /** What the person was told. */
      words: z.nullable(z.string()),
    }),
  ),
  /** Who banned the person last; a colleague should answer, if there is one. */
  bannedBy: z.nullable(z.object({ name: z.string(), isViewer: z.boolean() })),
  /** Earlier appeals against the same ban, the latest first. */
  earlier: z.array(
    z.object({ id: z.uuid(), content: z.string(), createdAt: z.iso.datetime(), ...answered }),
  ),
  /** Bans, their ends and declined appeals, the latest first. */
  history: z.array(auditEntry),
  can: z.object({ answer: z.boolean() }),
})

export type StaffAppeal = z.infer<typeof staffAppeal>

export const listAppeals = route('listAppeals', {
  method: 'GET',
  path: '/staff/appeals',
  access: 'moderator',
  summary: 'Appeals against bans: those that are open, the oldest first, or the latest answers.',
  query: z.object({ tab: z.enum(['open', 'answered']), cursor }),
  output: z.object({ appeals: z.array(listedAppeal), nextCursor }),
  errors: [],
})

const params = z.object({ appealId: z.uuid() })

export const getAppeal = route('getAppeal', {
  method: 'GET',
  path: '/staff/appeals/:appealId',
  access: 'moderator',
  summary: 'An appeal with the ban that it is about, and the bans before it.',
  params,
  output: staffAppeal,
  errors: ['appeal_not_found'],
})

export const answerAppeal = route('answerAppeal', {
  method: 'POST',
  path: '/staff/appeals/:appealId/answer',
  access: 'moderator',
  summary: 'Lifts the ban or declines the appeal, and tells the person by mail.',
  params,
  body: z.object({
    decision: z.enum(['lift', 'decline']),
    words: wordsToPerson,
    reason: auditReason,
  }),
  output: null,
  errors: ['appeal_not_found', 'appeal_answered', 'forbidden'],
})
