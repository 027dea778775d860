import * as z from 'zod/mini'
import { line, prose } from './text.ts'

export const postFields = {
  /** An empty one is none. */
  title: line({ max: 160 }),
  content: prose({ min: 10, max: 10_000, tooShort: 'Content must be at least 10 characters' }),
  categoryId: z.uuid({ error: 'Please select a category' }),
} as const
