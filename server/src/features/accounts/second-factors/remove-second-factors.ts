import type { FactorMethods } from '@patchbay/contract/accounts/sessions'
import type { Database } from '../../../platform/db/database.ts'
import { findFactorMethods } from '../sessions/public.ts'
import { notifyFactorChange } from './change-factors.ts'
import { deleteCodeFactor } from './code-factors.store.ts'
import { deletePasskeysOf } from './passkeys.store.ts'
import { deleteRecoveryCodes } from './recovery-codes.store.ts'

export async function eraseSecondFactorsOf(tx: Database, userId: string): Promise<void> {
  await deleteCodeFactor(tx, userId)
  await deletePasskeysOf(tx, userId)
  await deleteRecoveryCodes(tx, userId)
}

/**
 * Removes all of a person's, with the recovery codes, and tells it to every known address. Returns what
 * there was; undefined if there was none.
 */
export async function removeSecondFactors(
  tx: Database,
  userId: string,
): Promise<FactorMethods | undefined> {
  const factorMethods = await findFactorMethods(tx, userId)
  if (!factorMethods.code && !factorMethods.passkey) return undefined
  await eraseSecondFactorsOf(tx, userId)
  await notifyFactorChange(tx, userId, 'all_removed')
  return factorMethods
}
