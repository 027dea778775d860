import * as z from 'zod/mini'
import { emailAddress } from './accounts.ts'
import { isEmailAddress } from './email-address.ts'
import { checkPassword } from './passwords.ts'
import { route } from '../route.ts'

/** A refusal names the first unmet rule, with the path of the password field. */
const newPassword = z.string().check(
  // Checked before the rules, so that nobody can make them process a very long text.
  z.maxLength(1_000, { error: 'Use at most 200 characters', abort: true }),
  z.check((ctx) => {
    const { isGood, message } = checkPassword(ctx.value)
    if (!isGood) ctx.issues.push({ code: 'custom', message, input: ctx.value })
  }),
)
const currentPassword = z.string().check(z.maxLength(1_000))
/** The token from the link in a mail; only the server can check it. */
const token = z.string().check(z.maxLength(200))
/** The server's message, shown to the person unchanged. */
const messageOnly = z.object({ message: z.string() })

export const changePassword = route('changePassword', {
  method: 'POST',
  path: '/password',
  access: 'member',
  summary: 'Changes one’s own password and signs out everywhere else.',
  body: z.object({ currentPassword, newPassword }),
  output: messageOnly,
  errors: ['not_found', 'forbidden', 'wrong_password'],
})

export const requestPasswordReset = route('requestPasswordReset', {
  method: 'POST',
  path: '/password/reset-request',
  access: 'public',
  summary:
    'Mails a link to set a new password, if there is such an account; the answer never says.',
  body: z.object({
    email: z.pipe(
      z.string().check(z.trim()),
      z.string().check(
        z.refine(isEmailAddress, {
          error: 'Please enter a valid email address',
        }),
      ),
    ),
  }),
  output: messageOnly,
  errors: ['not_found'],
})

export const resetPassword = route('resetPassword', {
  method: 'POST',
  path: '/password/reset',
  access: 'public',
  summary: 'Sets a new password by the link of a mail, once, and signs out everywhere.',
  body: z.object({ token, newPassword }),
  output: null,
  errors: ['not_found', 'invalid_link'],
})

export const requestEmailChange = route('requestEmailChange', {
  method: 'POST',
  path: '/email-change',
  access: 'member',
  summary: 'Begins to change one’s e-mail address: both addresses get a link to confirm it.',
  body: z.object({ currentPassword, email: z.pipe(z.string().check(z.trim()), emailAddress) }),
  output: messageOnly,
  errors: ['not_found', 'forbidden', 'wrong_password', 'email_unchanged'],
})

export const confirmEmailChange = route('confirmEmailChange', {
  method: 'POST',
  path: '/email-change/confirm',
  access: 'public',
  summary: 'Confirms one of the two addresses; the second one makes the change and signs out.',
  /** The address that the link was sent to. */
  body: z.object({ email: z.string().check(z.maxLength(320)), token }),
  output: z.object({
    /** Whether both addresses have confirmed, and the address is the new one. */
    changed: z.boolean(),
    /** Whether this link had been used before, and did nothing now. */
    again: z.boolean(),
  }),
  errors: ['not_found', 'invalid_link', 'email_taken'],
})

export const getEmailChange = route('getEmailChange', {
  method: 'GET',
  path: '/email-change',
  access: 'member',
  summary: 'The address one signs in with, and the one that it is being changed to.',
  output: z.object({
    email: z.string(),
    pending: z.nullable(
      z.object({
        newEmail: z.string(),
        isCurrentConfirmed: z.boolean(),
        isNewConfirmed: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found', 'forbidden'],
})

export const resendEmailChange = route('resendEmailChange', {
  method: 'POST',
  path: '/email-change/resend',
  access: 'member',
  summary: 'Mails new links to the addresses that have not confirmed a change.',
  output: null,
  errors: ['not_found', 'forbidden'],
})

export const cancelEmailChange = route('cancelEmailChange', {
  method: 'DELETE',
  path: '/email-change',
  access: 'member',
  summary: 'Ends a change of one’s e-mail address; its links stop working.',
  output: null,
  errors: ['not_found', 'forbidden'],
})
