import type { Config } from '../../../platform/config.ts'
import type { WaysIn } from './identities.store.ts'

/** One way into an account must stay: another provider, or a password that can be used. */
export const canUnlink = (
  { identities, hasPassword }: WaysIn,
  { passwordSignIn }: Pick<Config, 'passwordSignIn'>,
): boolean => identities.length > 1 || (hasPassword && passwordSignIn)
