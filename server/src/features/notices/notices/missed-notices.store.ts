import type { NoticeKind } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { selectShown, type NoticeRow } from './shown-notices.store.ts'
import { isVisible } from './visible-notices.store.ts'

/** What a person has missed: after one moment, up to another. */
export interface MissedSpan {
  readonly after: Date
  readonly upTo: Date
}

const selectMissed = quickRead<
  NoticeRow,
  [userId: string, after: Date, upTo: Date, leftOut: readonly NoticeKind[], limit: number]
>(`${selectShown}
  where n.user_id = $1 and n.read_at is null and n.created_at > $2 and n.created_at <= $3
    and n.kind <> all($4::text[]) and ${isVisible}
  order by n.place desc, n.id desc limit $5`)

/** The newest unread notices of that time that the person may still see. */
export const listMissedNotices = (
  db: Database,
  userId: string,
  { after, upTo }: MissedSpan,
  { leftOut, limit }: { readonly leftOut: readonly NoticeKind[]; readonly limit: number },
): Promise<readonly NoticeRow[]> => selectMissed(db, [userId, after, upTo, leftOut, limit])
