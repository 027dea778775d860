import { match, need, type matchListings } from '@patchbay/contract/matches'
import type { ReceivedOutput } from '@patchbay/contract/route'
import * as z from 'zod/mini'

export type Answer = ReceivedOutput<typeof matchListings>

const kept = z.object({
  recommendations: z.object({ matches: z.array(match) }),
  repaired: z.array(z.object({ typed: z.string(), read: z.string() })),
  need,
  wordsOnly: z.boolean(),
})

/** More than two lines show, at any width. */
const longestShown = 280
const cut = (text: string): string => text.slice(0, longestShown)

/** What the cards show, and no more: the rest is asked for where somebody wants it. */
export function trimmed(answer: Answer): Answer {
  const matches = answer.recommendations.matches.map((one) => ({
    ...one,
    description: one.bio === null ? cut(one.description) : '',
    bio: one.bio === null ? null : cut(one.bio),
    goals: null,
    links: one.links.map(({ name }) => ({ url: '', name })),
    sounds: one.sounds.map((sound) => ({ ...sound, signedUrl: '', peaks: null })),
  }))
  return { ...answer, recommendations: { matches } }
}

/** As it was kept, perhaps by an older version of the app: what does not fit any more is none. */
export function readAnswer(value: unknown): Answer | undefined {
  const parsed = kept.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

interface Count {
  readonly people: number
  /** Those of whom there are weak ones only. */
  readonly weak: number
}

export function countPeople({ recommendations: { matches } }: Answer): Count {
  const all = new Set(matches.map(({ providerId }) => providerId))
  const strong = new Set(matches.filter(({ why }) => !why.weak).map(({ providerId }) => providerId))
  return { people: all.size, weak: all.size - strong.size }
}
