import * as z from 'zod/mini'
import { route } from './route.ts'
import { session } from './sessions.ts'
import { providerAnswer } from './sign-in.ts'
import { browserTimeZone } from './time-zones.ts'

/**
 * The native app cannot sign anyone in by itself: it opens a browser, which begins the sign-in and
 * ends it, and hands what it has learned back by a code. The code is of use only to the app that
 * began it, which keeps the verifier whose hash, the challenge, it gave along.
 */
export const handoverSeconds = 120

const code = z.string().check(z.regex(/^[\w-]{43}$/))
const verifier = z.string().check(z.regex(/^[\w.~-]{43,128}$/))

/** By which a flow's state tells the page that comes back to it what it is for. */
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

/** A session whose token the app keeps itself: it has no cookies of ours. */
export const appSession = z.object({ token: z.string(), session })

export const redeemHandover = route('redeemHandover', {
  method: 'POST',
  path: '/handovers/redeem',
  access: 'public',
  summary: 'Signs the native app in with a code from the browser; a code works once.',
  body: z.object({ code, verifier, timeZone: browserTimeZone }),
  output: appSession,
  errors: ['sign_in_failed', 'account_banned'],
})

export const linkHandover = route('linkHandover', {
  method: 'POST',
  path: '/handovers/link',
  access: 'member',
  summary: 'Adds the provider of a code from the browser to the account signed in in the app.',
  body: z.object({ code, verifier }),
  output: session,
  errors: ['sign_in_failed', 'identity_taken', 'forbidden'],
})
