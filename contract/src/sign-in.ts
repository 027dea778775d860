import * as z from 'zod/mini'
import { route } from './route.ts'
import { session } from './sessions.ts'
import { browserTimeZone } from './time-zones.ts'

/** The providers people sign in with; there is no other button. */
export const providers = ['google', 'apple', 'spotify'] as const
export type Provider = (typeof providers)[number]

const started = z.object({
  /** Where the app must send the person; `null` when this provider is not set up. */
  url: z.nullable(z.url()),
})

export const startSignIn = route('startSignIn', {
  method: 'POST',
  path: '/sign-in/start',
  access: 'public',
  summary: 'Begins a sign-in with a provider; the app opens the address that comes back.',
  body: z.object({
    provider: z.enum(providers),
    /** Where the native app asked for it, in the browser that it has opened (see handovers.ts). */
    challenge: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  }),
  output: started,
  errors: ['not_found'],
})

/** What the provider put into the address of `/auth/callback`; Apple's fields are kept by the server. */
export const providerAnswer = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(200)),
  code: z.optional(z.string().check(z.maxLength(4_000))),
  error: z.optional(z.string().check(z.maxLength(200))),
  iss: z.optional(z.string().check(z.maxLength(500))),
  timeZone: browserTimeZone,
})

export const completeSignIn = route('completeSignIn', {
  method: 'POST',
  path: '/sign-in/complete',
  access: 'public',
  summary:
    'Ends a sign-in: exchanges the provider’s code for a session. Safe to repeat for a minute.',
  body: providerAnswer,
  output: session,
  errors: [
    'sign_in_failed',
    'sign_in_cancelled',
    'sign_in_pending',
    'provider_unavailable',
    'account_banned',
    'identity_taken',
  ],
})

export const signInWithPassword = route('signInWithPassword', {
  method: 'POST',
  path: '/sign-in/password',
  access: 'public',
  summary: 'Signs in to a password account, where the operator has turned that on.',
  body: z.object({
    email: z.string().check(z.maxLength(320)),
    password: z.string().check(z.maxLength(1_000)),
    timeZone: browserTimeZone,
  }),
  output: z.object({
    ...session.shape,
    /** Only for the native app, which keeps it itself: a browser has a cookie. */
    token: z.optional(z.string()),
  }),
  errors: ['not_found', 'invalid_credentials', 'account_banned'],
})

/** What the sign-in page must know before anyone signs in. */
export const getSignInOptions = route('getSignInOptions', {
  method: 'GET',
  path: '/sign-in/options',
  access: 'public',
  summary: 'Which ways to sign in there are.',
  output: z.object({ password: z.boolean() }),
  errors: [],
})
