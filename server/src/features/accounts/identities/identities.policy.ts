import type { Config } from '../../../platform/config.ts'
import type { SignInMethods } from './identities.store.ts'

/** One way into an account must stay: a provider, or a code or password where they can be used. */
export function canUnlink(
  { identities, hasPassword }: SignInMethods,
  unlinkedId: string,
  { passwordSignIn, mailCodeSignIn }: Pick<Config, 'passwordSignIn' | 'mailCodeSignIn'>,
): boolean {
  const left = identities.filter(
    ({ id, provider }) => id !== unlinkedId && (provider !== 'mail_code' || mailCodeSignIn),
  )
  return left.length > 0 || (hasPassword && passwordSignIn)
}
