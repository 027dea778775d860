import type { FactorWays } from '@patchbay/contract/accounts/sessions'
import type { Database } from '../../../platform/db/database.ts'
import { findWays } from '../sessions/public.ts'
import { tellFactorChange } from './change-factors.ts'
import { eraseSecondFactorsOf } from './erase-second-factors.ts'

/**
 * All of a person's, with the recovery codes, and tells it to every known address. Returns what
 * there was; undefined if there was none.
 */
export async function removeSecondFactors(
  tx: Database,
  userId: string,
): Promise<FactorWays | undefined> {
  const ways = await findWays(tx, userId)
  if (!ways.code && !ways.passkey) return undefined
  await eraseSecondFactorsOf(tx, userId)
  await tellFactorChange(tx, userId, 'all_removed')
  return ways
}
