import * as z from 'zod/mini'
import { emailAddress } from '../accounts/accounts.ts'
import { route } from '../route.ts'
import { prose } from '../text.ts'

export const feedbackTypes = ['question', 'feedback'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** In characters. Shorter feedback than `detailed` is accepted, but the page asks for more. */
export const feedbackLength = { detailed: 10, max: 1000 } as const

export const sendFeedback = route('sendFeedback', {
  method: 'POST',
  path: '/feedback',
  access: 'member',
  summary: 'Sends a question or feedback to the people who run this. Sent twice, it is one.',
  body: z.object({
    type: z.enum(feedbackTypes),
    content: prose({
      min: 1,
      max: feedbackLength.max,
      tooLong: `Maximum ${feedbackLength.max} characters`,
    }),
    /**
     * The answer to a question goes to this address; it is required if the account has no address.
     */
    replyTo: z.optional(z.pipe(z.string().check(z.trim()), emailAddress)),
  }),
  output: null,
  errors: [],
})
