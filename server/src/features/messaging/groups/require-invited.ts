import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findInvited } from './groups.store.ts'

/**
 * The caller must hold the locks on all of their accounts, so that nobody is deleted or blocks
 * meanwhile.
 */
export async function requireInvited(
  tx: Database,
  inviterId: string,
  userIds: readonly string[],
): Promise<void> {
  const invited = await findInvited(tx, inviterId, userIds)
  if (invited.there < userIds.length) throw new AppError('person_not_found')
  if (invited.blocked) throw new AppError('conversation_blocked')
}
