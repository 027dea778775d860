import type { Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'

/** Tells other pages what has changed for them; called after the commit. */
type AnnounceErasure = (services: Pick<Services, 'announce'>) => void

/**
 * The share of one feature in the deletion of an account. It runs in the transaction of the
 * deletion, with a lock on the profile. The app registers all of them in their order.
 */
export type Erasure = (tx: Database, userId: string, now: Date) => Promise<AnnounceErasure | void>

/** Runs one after the other, because their locks need a fixed order. */
export async function erasePerson(
  tx: Database,
  erasures: readonly Erasure[],
  userId: string,
  now: Date,
): Promise<AnnounceErasure> {
  const announcements: AnnounceErasure[] = []
  for (const erase of erasures) {
    const announce = await erase(tx, userId, now)
    if (announce !== undefined) announcements.push(announce)
  }
  return (services) => {
    for (const announce of announcements) announce(services)
  }
}
