import type { Database } from '../../../platform/db/database.ts'
import { listMutedOf, listUnreadOf } from '../conversations/public.ts'
import { listStates } from '../../notices/notices/public.ts'

/** The badge of the installed app counts unread notices and unmuted conversations. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const [states, unread, muted] = await Promise.all([
    listStates(db, [userId]),
    listUnreadOf(db, userId),
    listMutedOf(db, userId),
  ])
  return (states[0]?.unread ?? 0) + unread.filter((id) => !muted.includes(id)).length
}
