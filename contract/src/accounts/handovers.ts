import * as z from 'zod/mini'
import { route } from '../route.ts'
import { session } from './sessions.ts'
import { providerAnswer } from './sign-in.ts'
import { browserTimeZone } from '../time-zones.ts'

/**
 * The native app cannot sign anyone in by itself. It opens a browser, which runs the sign-in and
 * hands the result back with a code. Only the app that started the sign-in can redeem the code: it
 * stores the verifier and sends only its hash, the challenge, along at the start.
 */
export const handoverSeconds = 120

const code = z.string().check(z.regex(/^[\w-]{43}$/))
const verifier = z.string().check(z.regex(/^[\w.~-]{43,128}$/))

/** The prefix of a sign-in state that belongs to a handover; the callback page recognises it. */
export const handoverState = 'app.'

export const completeHandover = route('completeHandover', {
  method: 'POST',
  path: '/handovers',
  access: 'public',
  summary: 'Ends, in the browser, a sign-in that the native app began; no session comes of it.',
  body: providerAnswer,
  output: z.object({
    /** The app's own link, with the code in its fragment: `#code=…`. */
    address: z.url(),
  }),
  errors: [
    'not_found',
    'sign_in_failed',
    'sign_in_cancelled',
    'sign_in_pending',
    'provider_unavailable',
  ],
})

/** A session whose token the app stores itself, because it has no cookies of our origin. */
export const appSession = z.object({ token: z.string(), session })

export const redeemHandover = route('redeemHandover', {
  method: 'POST',
  path: '/handovers/redeem',
  access: 'public',
  summary: 'Signs the native app in with a code from the browser; a code works once.',
  body: z.object({
    code,
    verifier,
    timeZone: browserTimeZone,
    /** It means the same as in `completeSignIn`. */
    separate: z.optional(z.boolean()),
  }),
  output: appSession,
  errors: ['sign_in_failed', 'account_banned', 'account_elsewhere', 'second_factor_needed'],
})

export const linkHandover = route('linkHandover', {
  method: 'POST',
  path: '/handovers/link',
  access: 'member',
  summary: 'Adds the provider of a code from the browser to the account signed in in the app.',
  body: z.object({ code, verifier }),
  output: session,
  errors: ['sign_in_failed', 'identity_taken', 'forbidden', 'confirmation_needed'],
})

export const confirmHandover = route('confirmHandover', {
  method: 'POST',
  path: '/handovers/confirm',
  access: 'member',
  summary: 'Confirms the app’s session with a code from the browser, if it names the same person.',
  body: z.object({ code, verifier }),
  output: session,
  errors: ['sign_in_failed', 'sign_in_stale', 'other_identity', 'forbidden'],
})
