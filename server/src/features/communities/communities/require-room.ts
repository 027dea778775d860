import { mostMemberships } from '@patchbay/contract/communities/memberships'
import type { ErrorCode } from '@patchbay/contract/errors'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countTaken } from './own-communities.store.ts'

/**
 * Undoes a membership beyond the most that a person can have. Call it after the row is written: its
 * trigger has locked the person's version, so that two of them are never counted beside each other.
 */
export async function requireRoom(
  tx: Database,
  userId: string,
  code: ErrorCode = 'too_many_communities',
): Promise<void> {
  const { members } = await countTaken(tx, userId)
  if (members > mostMemberships) throw new AppError(code)
}

/** The same for a request, which may become a membership together with all others. */
export async function requireRoomToAsk(tx: Database, userId: string): Promise<void> {
  const { members, pending } = await countTaken(tx, userId)
  if (members + pending > mostMemberships) throw new AppError('too_many_communities')
}
