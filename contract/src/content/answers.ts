import * as z from 'zod/mini'
import { person } from '../people/people.ts'

/** The reply to the same post, or the comment on the same article, that a new one answers. */
export const inAnswerTo = z.optional(z.uuid())

/** What is answered, as it is now. */
export const answered = z.object({
  id: z.uuid(),
  /** `null` if it is deleted, or hidden with its author. */
  author: z.nullable(person),
  /** Whether the viewer has blocked its author. Its words are then left out. */
  authorBlocked: z.boolean(),
  /** The beginning of its first line, without markers. */
  words: z.string(),
  isDeleted: z.boolean(),
})

export type Answered = z.infer<typeof answered>
