import * as z from 'zod/mini'
import { route } from '../route.ts'
import { line } from '../text.ts'
import { browserTimeZone } from '../time-zones.ts'
import { session } from './sessions.ts'

/** How many recovery codes there are after they were made. */
export const recoveryCodeCount = 10

/** In characters. */
export const passkeyNameLength = 60

/** A person has at most this many. */
export const mostPasskeys = 20

const base64url = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest))

/** Six digits, however they were grouped. */
export const factorCode = z.pipe(
  z.string().check(
    z.maxLength(20),
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, { error: 'Enter the six digits' })),
)

/** Four groups of four letters or digits; how they are separated and written does not matter. */
export const recoveryCode = z.pipe(
  z.string().check(
    z.maxLength(60),
    z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
  ),
  z.string().check(z.regex(/^[a-z2-7]{16}$/, { error: 'Enter the whole recovery code' })),
)

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})

export type Passkey = z.infer<typeof passkey>

export const secondFactors = z.object({
  /** The authenticator app; `null` if there is none. */
  code: z.nullable(
    z.object({ createdAt: z.iso.datetime(), lastUsedAt: z.nullable(z.iso.datetime()) }),
  ),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  /** Whether it was given in this session lately; anybody who has one changes it only then. */
  isGiven: z.boolean(),
})

export type SecondFactors = z.infer<typeof secondFactors>

/** Shown once; empty if the person still has some. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** What the browser's own functions take, as the standard writes it. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

/** What a passkey has signed. */
export const passkeyAssertion = z.object({
  id: base64url(1_400),
  clientDataJSON: base64url(8_000),
  authenticatorData: base64url(8_000),
  signature: base64url(8_000),
})

export const getSecondFactors = route('getSecondFactors', {
  method: 'GET',
  path: '/second-factors',
  access: 'member',
  summary: 'What one has set up as a second factor.',
  output: secondFactors,
  errors: [],
})

export const startCodeFactor = route('startCodeFactor', {
  method: 'POST',
  path: '/second-factors/code/start',
  access: 'member',
  summary: 'Shows a new secret for an authenticator app; it counts after its first code.',
  output: z.object({
    /** In base32, to be typed where there is no camera. */
    secret: z.string(),
    /** An `otpauth:` address, to be shown as a QR code. */
    address: z.string(),
  }),
  errors: ['confirmation_needed', 'second_factor_needed'],
})

export const setCodeFactor = route('setCodeFactor', {
  method: 'POST',
  path: '/second-factors/code',
  access: 'member',
  summary: 'Sets up the authenticator app with its first code, instead of the one before.',
  body: z.object({ code: factorCode }),
  output: recoveryCodes,
  errors: ['confirmation_needed', 'second_factor_needed', 'setup_expired', 'wrong_code'],
})

export const removeCodeFactor = route('removeCodeFactor', {
  method: 'DELETE',
  path: '/second-factors/code',
  access: 'member',
  summary: 'Removes the authenticator app.',
  output: null,
  errors: ['confirmation_needed', 'second_factor_needed', 'factor_not_found'],
})

export const renewRecoveryCodes = route('renewRecoveryCodes', {
  method: 'POST',
  path: '/second-factors/recovery-codes',
  access: 'member',
  summary: 'Makes new recovery codes; the old ones stop working.',
  output: recoveryCodes,
  errors: ['confirmation_needed', 'second_factor_needed', 'factor_not_found'],
})

export const startPasskey = route('startPasskey', {
  method: 'POST',
  path: '/second-factors/passkeys/start',
  access: 'member',
  summary: 'Asks a browser to make a passkey.',
  output: passkeyOptions,
  errors: ['confirmation_needed', 'second_factor_needed', 'too_many_passkeys'],
})

export const addPasskey = route('addPasskey', {
  method: 'POST',
  path: '/second-factors/passkeys',
  access: 'member',
  summary: 'Adds the passkey that the browser has made.',
  body: z.object({
    name: line({ min: 1, max: passkeyNameLength }),
    credential: z.object({
      id: base64url(1_400),
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(40_000),
      transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
    }),
  }),
  output: recoveryCodes,
  errors: [
    'confirmation_needed',
    'second_factor_needed',
    'too_many_passkeys',
    'setup_expired',
    'passkey_refused',
  ],
})

export const removePasskey = route('removePasskey', {
  method: 'DELETE',
  path: '/second-factors/passkeys/:passkeyId',
  access: 'member',
  summary: 'Removes a passkey.',
  params: z.object({ passkeyId: z.uuid() }),
  output: null,
  errors: ['confirmation_needed', 'second_factor_needed', 'factor_not_found'],
})

export const askForPasskey = route('askForPasskey', {
  method: 'POST',
  path: '/session/second-factor/passkey',
  access: 'public',
  summary: 'Asks a browser for one of the person’s passkeys, also before the sign-in is complete.',
  output: passkeyOptions,
  errors: ['not_authenticated', 'account_banned', 'factor_not_found'],
})

export const giveSecondFactor = route('giveSecondFactor', {
  method: 'POST',
  path: '/session/second-factor',
  access: 'public',
  summary: 'Gives the second factor for this session, also to complete a sign-in.',
  body: z.union([
    z.object({ code: factorCode }),
    z.object({ recoveryCode }),
    z.object({ passkey: passkeyAssertion }),
  ]),
  output: null,
  errors: [
    'not_authenticated',
    'account_banned',
    'factor_not_found',
    'wrong_code',
    'passkey_refused',
  ],
})

export const startPasskeySignIn = route('startPasskeySignIn', {
  method: 'POST',
  path: '/sign-in/passkey/start',
  access: 'public',
  summary: 'Asks a browser for any passkey that it has for this installation.',
  output: z.object({ ...passkeyOptions.shape, attempt: z.string() }),
  errors: [],
})

export const signInWithPasskey = route('signInWithPasskey', {
  method: 'POST',
  path: '/sign-in/passkey',
  access: 'public',
  summary: 'Signs in with a passkey, which counts as the second factor too.',
  body: z.object({
    attempt: z.string().check(z.regex(/^[\w-]{43}$/)),
    passkey: passkeyAssertion,
    timeZone: browserTimeZone,
  }),
  output: session,
  errors: ['passkey_refused', 'account_banned'],
})
