import * as z from 'zod/mini'

/** What a new password account needs; operators make it, the public cannot. */
export const newAccount = z.object({
  email: z.email({ error: 'Invalid email address' }).check(z.maxLength(320)),
  fullName: z.optional(z.string().check(z.minLength(2, { error: 'Full name is required' }))),
})
