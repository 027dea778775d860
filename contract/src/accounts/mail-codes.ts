import * as z from 'zod/mini'
import { route } from '../route.ts'
import { browserTimeZone } from '../time-zones.ts'
import { emailAddress } from './accounts.ts'
import { session } from './sessions.ts'

/** How long a mailed code works. */
export const mailCodeMinutes = 15

/** After this many wrong ones, only a new mail helps. */
export const mostMailCodeGuesses = 5

/** Eight digits, however they were grouped. */
export const mailCode = z.pipe(
  z.string().check(
    z.maxLength(20),
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{8}$/, { error: 'Enter the eight digits' })),
)

const token = z.string().check(z.regex(/^[\w-]{43}$/))
const mailedAddress = z.pipe(z.string().check(z.trim()), emailAddress)

/** Held by the page that asked for the mail: the code works only together with it. */
const started = z.object({ attempt: z.string() })
const entered = z.object({ attempt: token, code: mailCode })

export const startMailCode = route('startMailCode', {
  method: 'POST',
  path: '/sign-in/mail-code/start',
  access: 'public',
  summary: 'Mails a code and a link to sign in with, where the operator has turned that on.',
  body: z.object({ email: mailedAddress }),
  output: started,
  errors: ['not_found'],
})

export const signInWithMailCode = route('signInWithMailCode', {
  method: 'POST',
  path: '/sign-in/mail-code',
  access: 'public',
  summary:
    'Signs in with a mailed code, or with the token of its link. Safe to repeat for a minute.',
  body: z.object({
    /** The code with its attempt, or the token of the link. */
    proof: z.union([entered, z.object({ token })]),
    timeZone: browserTimeZone,
    /** Creates an account even if the address belongs to another one. */
    separate: z.optional(z.boolean()),
  }),
  output: z.object({
    ...session.shape,
    /** Only for the native app, which stores the token itself; browsers use a cookie. */
    token: z.optional(z.string()),
  }),
  errors: [
    'not_found',
    'wrong_code',
    'code_expired',
    'account_banned',
    'account_elsewhere',
    'second_factor_needed',
  ],
})

export const startMailCodeLink = route('startMailCodeLink', {
  method: 'POST',
  path: '/identities/mail-code/start',
  access: 'member',
  summary: 'Mails a code to an address that one wants to sign in with as well.',
  body: z.object({ email: mailedAddress }),
  output: started,
  errors: ['not_found', 'confirmation_needed'],
})

export const linkMailCode = route('linkMailCode', {
  method: 'POST',
  path: '/identities/mail-code',
  access: 'member',
  summary: 'Adds the address that the code was mailed to as a way in.',
  body: entered,
  output: null,
  errors: ['not_found', 'wrong_code', 'code_expired', 'identity_taken', 'confirmation_needed'],
})

export const startMailCodeConfirmation = route('startMailCodeConfirmation', {
  method: 'POST',
  path: '/session/confirmation/mail-code/start',
  access: 'member',
  summary: 'Mails a code to the address that one signs in with, to confirm this session.',
  output: z.object({ ...started.shape, email: z.string() }),
  errors: ['forbidden'],
})

export const confirmWithMailCode = route('confirmWithMailCode', {
  method: 'POST',
  path: '/session/confirmation/mail-code',
  access: 'member',
  summary: 'Confirms this session with a mailed code.',
  body: entered,
  output: null,
  errors: ['forbidden', 'wrong_code', 'code_expired', 'other_identity'],
})
