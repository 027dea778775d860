import type { Database } from '../../../platform/db/database.ts'
import { deleteEmailChangeOf } from './email-changes.store.ts'
import { deleteResetOf } from './password-resets.store.ts'

/** Makes all links that were mailed before invalid. */
export async function forgetLinksOf(tx: Database, userId: string): Promise<void> {
  await deleteResetOf(tx, userId)
  await deleteEmailChangeOf(tx, userId)
}
