import * as z from 'zod/mini'
import { line, prose } from '../text.ts'

/** Each field has one rule and one error text, for writing and for editing a post. */
export const postFields = {
  /** An empty title counts as no title. */
  title: line({ max: 160 }),
  content: prose({ min: 10, max: 10_000, tooShort: 'Content must be at least 10 characters' }),
  categoryId: z.uuid({ error: 'Please select a category' }),
} as const

export const replyFields = {
  content: prose({ min: 1, max: 5_000, tooShort: 'Reply cannot be empty' }),
} as const
