import { AppError } from '../../../platform/http/app-error.ts'
import type { ProvidedPerson } from '../sign-in/public.ts'
import type { FoundMailCode } from './mail-codes.store.ts'

/**
 * The owner of a mailbox, as a provider would name them. Upper and lower case are one address
 * here: no mail service of today tells them apart.
 */
export const ownerOf = (email: string): ProvidedPerson => ({
  issuer: 'mail_code',
  subject: email.toLowerCase(),
  email,
  isEmailVerified: true,
  name: null,
  pictureUrl: null,
})

export function requireRight(code: FoundMailCode | 'wrong' | 'expired'): FoundMailCode {
  if (code === 'wrong') throw new AppError('wrong_code')
  if (code === 'expired') throw new AppError('code_expired')
  return code
}
