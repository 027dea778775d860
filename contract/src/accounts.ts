import * as z from 'zod/mini'

/** One address that mail can be sent to; 254 is what SMTP can carry. */
export const emailAddress = z
  .email({ error: 'Invalid email address' })
  .check(z.maxLength(254, { error: 'Invalid email address' }))

/** What a new password account needs; operators make it, the public cannot. */
export const newAccount = z.object({
  email: emailAddress,
  fullName: z.optional(z.string().check(z.minLength(2, { error: 'Full name is required' }))),
})
