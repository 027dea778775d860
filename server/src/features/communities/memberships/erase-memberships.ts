import type { Database } from '../../../platform/db/database.ts'
import { lockVersionsOf, removeCommunity } from '../communities/public.ts'
import { deleteMembershipsOf, listConcerned, listLed } from './erase-memberships.store.ts'
import { handOver } from './hand-over.ts'

/**
 * Removes all memberships of a deleted account. The caller must have locked all of its communities.
 * A community that the person leads passes to another member (`listLed`); without one who is not
 * banned it is deleted. Returns the people whose own lists have changed.
 */
export async function eraseMembershipsOf(
  tx: Database,
  userId: string,
  now: Date,
): Promise<readonly string[]> {
  const led = await listLed(tx, userId, now)
  const heirs = led.flatMap(({ heir_id }) => heir_id ?? [])
  const people = [...new Set([userId, ...heirs, ...(await listConcerned(tx, userId))])]
  await lockVersionsOf(tx, people)
  for (const { id, heir_id } of led) {
    if (heir_id === null) await removeCommunity(tx, id)
    else await handOver(tx, { communityId: id, from: userId, to: heir_id }, now)
  }
  await deleteMembershipsOf(tx, userId)
  return people
}
