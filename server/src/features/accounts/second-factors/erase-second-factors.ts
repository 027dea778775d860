import type { Database } from '../../../platform/db/database.ts'
import { deleteCodeFactor } from './code-factors.store.ts'
import { deletePasskeysOf } from './passkeys.store.ts'
import { deleteRecoveryCodes } from './recovery-codes.store.ts'

export async function eraseSecondFactorsOf(tx: Database, userId: string): Promise<void> {
  await deleteCodeFactor(tx, userId)
  await deletePasskeysOf(tx, userId)
  await deleteRecoveryCodes(tx, userId)
}
