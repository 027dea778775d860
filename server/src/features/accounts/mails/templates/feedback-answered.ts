import { feedbackTypes } from '@patchbay/contract/staff/feedback'
import * as z from 'zod/mini'
import { paragraphsOf, template } from './template.ts'

export const feedbackAnswered = template(
  z.object({ type: z.enum(feedbackTypes), content: z.string(), answer: z.string() }),
  ({ type, content, answer }, { productName }) => ({
    subject: `Our answer to your ${type} at ${productName}`,
    heading: `Our answer to your ${type}`,
    paragraphs: [...paragraphsOf(answer), 'You wrote to us:', ...paragraphsOf(content)],
    why: `You get this mail because you wrote to us at ${productName}. Mail to this address is not read: write to us again from your profile.`,
  }),
)
