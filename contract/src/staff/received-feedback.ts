import * as z from 'zod/mini'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'
import { auditReason, wordsToPerson } from './audit.ts'
import { feedbackTypes } from './feedback.ts'

export const feedbackPerPage = 30

const receivedFeedback = z.object({
  id: z.uuid(),
  type: z.enum(feedbackTypes),
  content: z.string(),
  createdAt: z.iso.datetime(),
  person,
  /** `null` until it is answered, and if it was closed without an answer. */
  answer: z.nullable(z.string()),
  /** When it was answered or closed; `null` while it is open. */
  answeredAt: z.nullable(z.iso.datetime()),
})

export type ReceivedFeedback = z.infer<typeof receivedFeedback>

export const listFeedback = route('listFeedback', {
  method: 'GET',
  path: '/staff/feedback',
  access: 'moderator',
  summary: 'Questions and feedback: those that are open, the oldest first, or the latest answers.',
  query: z.object({ tab: z.enum(['open', 'answered']), cursor }),
  output: z.object({ feedback: z.array(receivedFeedback), nextCursor }),
  errors: [],
})

const params = z.object({ feedbackId: z.uuid() })

export const getFeedback = route('getFeedback', {
  method: 'GET',
  path: '/staff/feedback/:feedbackId',
  access: 'moderator',
  summary: 'A question or feedback, with its answer if there is one.',
  params,
  output: receivedFeedback,
  errors: ['request_not_found'],
})

export const answerFeedback = route('answerFeedback', {
  method: 'POST',
  path: '/staff/feedback/:feedbackId/answer',
  access: 'moderator',
  summary: 'Answers a question or feedback by mail, once.',
  params,
  body: z.object({ answer: wordsToPerson, reason: auditReason }),
  output: null,
  errors: ['request_not_found', 'request_decided', 'no_address'],
})

export const closeFeedback = route('closeFeedback', {
  method: 'POST',
  path: '/staff/feedback/:feedbackId/closing',
  access: 'moderator',
  summary: 'Closes a question or feedback without an answer. Nobody is told.',
  params,
  body: z.object({ reason: auditReason }),
  output: null,
  errors: ['request_not_found', 'request_decided'],
})
