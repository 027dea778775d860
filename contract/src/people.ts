import * as z from 'zod/mini'

/** Someone as others see them beside what they wrote or joined: never more than this. */
export const person = z.object({
  id: z.uuid(),
  fullName: z.nullable(z.string()),
  /** `null` for somebody who has deleted their account. */
  displayName: z.nullable(z.string()),
  verified: z.boolean(),
  /** Always an image: the person's own, or initials drawn by our server. */
  avatarUrl: z.string(),
  /** Whether there is a profile to look at. */
  linked: z.boolean(),
})

export type Person = z.infer<typeof person>
