import * as z from 'zod/mini'
import { nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'

/** Offered at once; every other emoji is found by its name. */
export const commonReactions = ['👍', '❤️', '🔥', '😂', '😮', '🙏'] as const

/** One emoji as Unicode lists them, and nothing else. */
const emoji = z.string().check(
  z.maxLength(40),
  z.refine((text) => /^\p{RGI_Emoji}$/v.test(text)),
)

/** Sets the one reaction of the viewer; `null` takes it back. */
export const reactionBody = z.object({ emoji: z.nullable(emoji) })

/** More would hide what there is already: who comes later chooses one of these. */
export const mostDifferentReactions = 12

/** How often each emoji was given, the most frequent first. */
export const reactionCounts = z.array(z.object({ emoji: z.string(), count: z.int() }))

export type ReactionCounts = z.infer<typeof reactionCounts>

/** What a post, a reply or a comment shows of the reactions to it. Each person has one at most. */
export const reactionFields = {
  reactions: reactionCounts,
  myReaction: z.nullable(z.string()),
} as const

/** Who has reacted, in the order they did; 50 a page. */
export const reactorsPage = z.object({
  reactors: z.array(z.object({ emoji: z.string(), person })),
  nextCursor,
})
