import type { Database } from '../../platform/db/database.ts'
import { listMutedOf, listUnreadOf } from '../conversations/public.ts'
import { listStates } from '../notices/public.ts'

/** What the badge of the installed app says: notices, and conversations that are not muted. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const [states, unread, muted] = await Promise.all([
    listStates(db, [userId]),
    listUnreadOf(db, userId),
    listMutedOf(db, userId),
  ])
  return (states[0]?.unread ?? 0) + unread.filter((id) => !muted.includes(id)).length
}
