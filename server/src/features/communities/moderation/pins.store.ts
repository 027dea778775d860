import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

const selectPinned = statement<
  { pinned: number },
  [communityId: string, besides: string, now: Date]
>(
  `select count(*)::integer as pinned from community_posts
  where community_id = $1 and id <> $2 and pinned_at is not null
    and (pinned_until is null or pinned_until > $3)`,
)

/** How many other posts are pinned now. The caller must have locked the community. */
export const countOtherPins = async (
  tx: Database,
  communityId: string,
  besides: string,
  now: Date,
): Promise<number> => (await selectPinned(tx, [communityId, besides, now]))[0]?.pinned ?? 0

export async function setPin(
  tx: Database,
  postId: string,
  pin: { readonly pinned_at: Date | null; readonly pinned_until: Date | null },
): Promise<void> {
  await query(tx).updateTable('community_posts').set(pin).where('id', '=', postId).execute()
}

export async function setLocked(
  tx: Database,
  postId: string,
  lockedAt: Date | null,
): Promise<void> {
  await query(tx)
    .updateTable('community_posts')
    .set({ locked_at: lockedAt })
    .where('id', '=', postId)
    .execute()
}

export async function clearEndedPins(tx: Database, communityId: string, now: Date): Promise<void> {
  await query(tx)
    .updateTable('community_posts')
    .set({ pinned_at: null, pinned_until: null })
    .where('community_id', '=', communityId)
    .where('pinned_at', 'is not', null)
    .where('pinned_until', '<=', now)
    .execute()
}
