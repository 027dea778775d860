import * as z from 'zod/mini'
import { isEmailAddress } from './email-address.ts'
import { route } from '../route.ts'

export const emailAddress = z
  .string()
  .check(z.refine(isEmailAddress, { error: 'Invalid email address' }))

/** Input for a new password account. Only operators can create such an account. */
export const newAccount = z.object({
  email: emailAddress,
  fullName: z.optional(z.string().check(z.minLength(2, { error: 'Full name is required' }))),
})

/** The phrase that confirms the deletion of an account; upper and lower case do not matter. */
export const deletionText = 'delete my account'

export const confirmsDeletion = (text: string): boolean =>
  text.trim().toLowerCase() === deletionText

export const deleteAccount = route('deleteAccount', {
  method: 'POST',
  path: '/account/delete',
  access: 'member',
  summary: 'Deletes one’s own account for good, with all that belongs to it.',
  body: z.object({ confirmText: z.string().check(z.maxLength(100)) }),
  output: z.object({ success: z.literal(true) }),
  errors: ['deletion_not_confirmed', 'confirmation_needed'],
})
