import type { Database } from '../../../platform/db/database.ts'
import { rejoinNotices } from './left-notices.store.ts'
import type { LikedKind, NewNotice } from './new-notice.ts'
import { writeNotices } from './write-notices.ts'

type LikeNotice = NewNotice & { readonly kind: LikedKind; readonly actorId: string }

/**
 * Notifies the author of a like. If the author was notified of the same like within a day, the
 * actor is named in that notice again instead, because it is no news. Returns the notified people,
 * for `announceNotices` after the commit.
 */
export async function writeLikeNotice(
  tx: Database,
  liked: { readonly id: string; readonly author_id: string },
  notice: LikeNotice,
  now: Date,
): Promise<readonly string[]> {
  const { kind, actorId } = notice
  if (await rejoinNotices(tx, kind, liked.id, actorId, now)) return [liked.author_id]
  return writeNotices(tx, [liked.author_id], notice, now)
}
