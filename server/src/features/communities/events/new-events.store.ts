import { mostFoundAnew } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { visibleEvents } from './events.store.ts'

const countNew = statement<
  { total: number },
  [viewerId: string, q: string, after: Date, upTo: Date, now: Date]
>(`select count(*)::integer as total from (
    select 1 from community_events e ${visibleEvents}
    where e.created_at > $3 and e.created_at <= $4 and e.end_time > $5
      and e.creator_id <> $1 and not ${hasBlocked('$1', 'e.creator_id')}
      and words_in(e.word_place, e.title || ' ' || e.description) @@ sought_in(e.word_place, $2)
    limit ${mostFoundAnew}) counted`)

/** How many coming events of others with these words were announced in this time, to this viewer. */
export async function countNewEvents(
  db: Database,
  viewerId: string,
  q: string,
  span: { readonly after: Date; readonly upTo: Date; readonly now: Date },
): Promise<number> {
  const [row] = await countNew(db, [viewerId, q, span.after, span.upTo, span.now])
  return row?.total ?? 0
}
