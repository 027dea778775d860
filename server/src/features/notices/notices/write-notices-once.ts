import type { NoticeKind } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../platform/db/database.ts'
import type { NewNotice } from './new-notice.ts'
import { writeNotices } from './write-notices.ts'

interface Reason {
  readonly kind: NoticeKind
  readonly userIds: readonly string[]
}

/**
 * For a change about which somebody may be notified for several reasons: each person is notified
 * once, with the first of them that reaches the person. Returns the notified people, for
 * `announceNotices` after the commit.
 */
export async function writeNoticesOnce(
  tx: Database,
  reasons: readonly Reason[],
  about: Omit<NewNotice, 'kind'>,
  now: Date,
): Promise<readonly string[]> {
  const reachedIds = new Set<string>()
  for (const { kind, userIds } of reasons) {
    const others = userIds.filter((id) => !reachedIds.has(id))
    const reached = await writeNotices(tx, others, { ...about, kind }, now)
    for (const id of reached) reachedIds.add(id)
  }
  return [...reachedIds]
}
