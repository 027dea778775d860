import { feedbackTypes } from '@patchbay/contract/staff/feedback'
import * as z from 'zod/mini'
import { paragraphsOf, template } from './template.ts'

export const announced = template(
  z.object({
    text: z.string(),
    link: z.nullable(z.string()),
    /** When the announcement ends. */
    until: z.optional(z.iso.datetime()),
  }),
  ({ text, link, until }, { productName }) => ({
    subject: `News from ${productName}`,
    heading: `News from ${productName}`,
    paragraphs: [...paragraphsOf(text), ...(link === null || link.startsWith('/') ? [] : [link])],
    ...(link?.startsWith('/') === true && {
      button: { label: 'Read more', path: link as `/${string}` },
    }),
    ...(until !== undefined && { notAfter: until }),
    why: `You get this mail because you are a member of ${productName}.`,
  }),
)

export const feedbackAnswered = template(
  z.object({ type: z.enum(feedbackTypes), content: z.string(), answer: z.string() }),
  ({ type, content, answer }, { productName }) => ({
    subject: `Our answer to your ${type} at ${productName}`,
    heading: `Our answer to your ${type}`,
    paragraphs: [...paragraphsOf(answer), 'You wrote to us:', ...paragraphsOf(content)],
    why: `You get this mail because you wrote to us at ${productName}. Mail to this address is not read: write to us again from your profile.`,
  }),
)
