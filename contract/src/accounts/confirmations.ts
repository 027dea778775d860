import * as z from 'zod/mini'
import { route } from '../route.ts'
import { passkeyAssertion } from './second-factors.ts'
import { sessionProviders } from './sessions.ts'
import { providerAnswer, providers } from './sign-in.ts'

/**
 * What changes the ways into an account needs a session in which the person has proven who they are
 * this recently. Older ones are answered `confirmation_needed`, with the ways to prove it again.
 */
export const confirmationMinutes = 10

/** The prefix of a sign-in state that belongs to a confirmation; the callback page recognises it. */
export const confirmationState = 'confirm.'

export const getConfirmation = route('getConfirmation', {
  method: 'GET',
  path: '/session/confirmation',
  access: 'member',
  summary: 'Whether this session must be confirmed before a way in is changed, and how.',
  output: z.object({ needed: z.boolean(), signInMethods: z.array(z.enum(sessionProviders)) }),
  errors: [],
})

export const startConfirmation = route('startConfirmation', {
  method: 'POST',
  path: '/session/confirmation/start',
  access: 'member',
  summary: 'Begins to confirm this session with a linked provider.',
  body: z.object({ provider: z.enum(providers) }),
  /** `null` if the provider is not set up. */
  output: z.object({ url: z.nullable(z.url()) }),
  errors: [],
})

export const completeConfirmation = route('completeConfirmation', {
  method: 'POST',
  path: '/session/confirmation/complete',
  access: 'member',
  summary: 'Confirms this session with the provider’s answer. Safe to repeat for a minute.',
  body: providerAnswer,
  output: null,
  errors: [
    'sign_in_failed',
    'sign_in_cancelled',
    'sign_in_pending',
    'sign_in_stale',
    'provider_unavailable',
    'other_identity',
  ],
})

export const confirmWithPassword = route('confirmWithPassword', {
  method: 'POST',
  path: '/session/confirmation/password',
  access: 'member',
  summary: 'Confirms this session with the password of the account.',
  body: z.object({ password: z.string().check(z.maxLength(1_000)) }),
  output: null,
  errors: ['forbidden', 'wrong_password'],
})

export const confirmWithPasskey = route('confirmWithPasskey', {
  method: 'POST',
  path: '/session/confirmation/passkey',
  access: 'member',
  summary: 'Confirms this session with one of the person’s passkeys (see `askForPasskey`).',
  body: passkeyAssertion,
  output: null,
  errors: ['passkey_refused'],
})
