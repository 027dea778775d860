import * as z from 'zod/mini'
import { route } from '../route.ts'
import { session } from './sessions.ts'
import { browserTimeZone } from '../time-zones.ts'

/** All providers that people can sign in with. */
export const providers = ['google', 'apple', 'spotify'] as const
export type Provider = (typeof providers)[number]

/** What leads to an account besides a password: a provider, or codes that are mailed to an address. */
export const identityProviders = [...providers, 'mail_code'] as const
export type IdentityProvider = (typeof identityProviders)[number]

const started = z.object({
  /** The URL to send the person to; `null` if this provider is not set up. */
  url: z.nullable(z.url()),
})

export const startSignIn = route('startSignIn', {
  method: 'POST',
  path: '/sign-in/start',
  access: 'public',
  summary: 'Begins a sign-in with a provider; the app opens the address that comes back.',
  body: z.object({
    provider: z.enum(providers),
    /** Set if the native app opened this browser to sign in (see handovers.ts). */
    challenge: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    /** Set if the app only confirms who is signed in, so that the provider asks again. */
    confirms: z.optional(z.boolean()),
  }),
  output: started,
  errors: ['not_found'],
})

/** The query of `/auth/callback`, set by the provider. The server stores Apple's fields itself. */
export const providerAnswer = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(200)),
  code: z.optional(z.string().check(z.maxLength(4_000))),
  error: z.optional(z.string().check(z.maxLength(200))),
  iss: z.optional(z.string().check(z.maxLength(500))),
  timeZone: browserTimeZone,
  /** Creates an account even if the verified address belongs to another one. */
  separate: z.optional(z.boolean()),
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
    'account_elsewhere',
    'second_factor_needed',
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
    /** Only for the native app, which stores the token itself; browsers use a cookie. */
    token: z.optional(z.string()),
  }),
  errors: ['not_found', 'invalid_credentials', 'account_banned', 'second_factor_needed'],
})

/** Settings that the sign-in page needs before anyone is signed in. */
export const getSignInOptions = route('getSignInOptions', {
  method: 'GET',
  path: '/sign-in/options',
  access: 'public',
  summary: 'Which ways to sign in there are.',
  output: z.object({
    password: z.boolean(),
    /** Whether people can sign in with a code or a link from a mail. */
    mailCode: z.boolean(),
  }),
  errors: [],
})
