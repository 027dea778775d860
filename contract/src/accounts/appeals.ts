import * as z from 'zod/mini'
import { route } from '../route.ts'
import { prose } from '../text.ts'

/** In characters. */
export const appealLength = { min: 10, max: 2000 } as const

/** One after the other: the next one can be written once the last one is answered. */
export const appealsPerBan = 3

export const appealContent = prose({
  ...appealLength,
  tooShort: `Write at least ${appealLength.min} characters`,
})

export const appealBan = route('appealBan', {
  method: 'POST',
  path: '/appeals',
  access: 'public',
  summary: 'Appeals against a ban, with the token that a refused sign-in was answered with.',
  body: z.object({ token: z.string().check(z.maxLength(200)), content: appealContent }),
  output: null,
  errors: ['appeal_expired', 'not_banned', 'appeal_open', 'appeals_used_up'],
})
