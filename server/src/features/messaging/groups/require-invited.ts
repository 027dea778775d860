import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Use } from '../../../platform/limits/limits.ts'
import { findInvited } from './groups.store.ts'

/** A refusal lets guess who is in a block with whom, so that refused attempts are counted. */
export const refusedAdding = (userId: string): readonly Use[] => [
  { kind: 'refused_adding', key: userId },
]

interface Invitation {
  /** The people who are in the group. */
  readonly present?: readonly string[]
  /** Accounts that were created later ask everybody first. */
  readonly youngest?: Date | null
}

/**
 * Nobody gets into a group with somebody they are in a block with, no matter who adds them. The caller
 * must hold the locks on all invited accounts, so that nobody is deleted meanwhile, and nobody
 * blocks them or is blocked by them. Returns those who want to be asked first.
 */
export async function requireInvited(
  tx: Database,
  inviterId: string,
  userIds: readonly string[],
  { present = [], youngest = null }: Invitation = {},
): Promise<readonly string[]> {
  const invited = await findInvited(tx, inviterId, userIds, present, youngest)
  if (invited.there < userIds.length) throw new AppError('person_not_found')
  if (invited.blocked) throw new AppError('conversation_blocked')
  // Does not say who has blocked whom, nor who of them it is.
  if (invited.apart) throw new AppError('cannot_be_added')
  return invited.asked
}
