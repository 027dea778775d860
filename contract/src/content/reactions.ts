import * as z from 'zod/mini'

/** Offered at once; every other emoji is found by its name. */
export const commonReactions = ['👍', '❤️', '🔥', '😂', '😮', '🙏'] as const

/** One emoji as Unicode lists them, and nothing else. */
const emoji = z.string().check(
  z.maxLength(40),
  z.refine((text) => /^\p{RGI_Emoji}$/v.test(text)),
)

/** Sets the one reaction of the viewer; `null` takes it back. */
export const reactionBody = z.object({ emoji: z.nullable(emoji) })
