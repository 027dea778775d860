import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { wantsMails } from '../../accounts/mail-settings/public.ts'
import { isBanned, isThere } from '../../accounts/profiles/public.ts'
import {
  isVisible,
  selectShown,
  joinSubjects,
  type NoticeRow,
} from '../../notices/notices/public.ts'
import type { Waiting } from './mailed-things.store.ts'

/** Whether the notices are about events, or about people who ask to join. */
type What = 'eventChanges' | 'joinRequests'

/** The thing of which a person is mailed: a cancelled event is gone, so its notice stands for it. */
const thing = 'coalesce(n.request_id, n.event_id, n.id)'

/** SQL conditions for the notices `n` of which their reader may be mailed, and still may see. */
const conditions: Readonly<Record<What, string>> = {
  eventChanges: `n.kind in ('event_changed', 'event_cancelled') and n.read_at is null
    and coalesce(e.start_time, (n.data->>'startTime')::timestamptz) > $4`,
  // A request waits also after its notice was read.
  joinRequests: `n.kind = 'membership_requested' and exists (select 1 from membership_requests asked
    where asked.id = n.request_id and asked.status = 'pending' and $4::timestamptz is not null)`,
}

const isWaiting = (what: What): string => `${conditions[what]}
  and n.created_at > $1 and n.created_at <= $2 and ${isVisible}
  and not exists (select 1 from mailed_things t
    where t.user_id = n.user_id and t.kind = '${what}' and t.thing_id = ${thing}
      and (t.mailed_at > $3 or t.mailed_at > n.created_at))`

const readersOf = (what: What) =>
  statement<
    { user_id: string },
    [after: Date, upTo: Date, again: Date, now: Date, last: string, limit: number]
  >(`select distinct n.user_id from notices n ${joinSubjects}
    where ${isWaiting(what)} and n.user_id > $5 and ${wantsMails(what, 'n.user_id')}
      and exists (select 1 from user_profiles p
        where p.id = n.user_id and ${isThere('p')} and not ${isBanned('p')})
    order by n.user_id limit $6`)

const noticesOf = (what: What) =>
  statement<
    NoticeRow,
    [after: Date, upTo: Date, again: Date, now: Date, userId: string, limit: number]
  >(`${selectShown} where ${isWaiting(what)} and n.user_id = $5
    order by n.created_at, n.id limit $6`)

const selectReaders = {
  eventChanges: readersOf('eventChanges'),
  joinRequests: readersOf('joinRequests'),
}
const selectNotices = {
  eventChanges: noticesOf('eventChanges'),
  joinRequests: noticesOf('joinRequests'),
}

export const listNoticeReaders = async (
  db: Database,
  what: What,
  { after, upTo, again, now }: Waiting,
  last: string,
  limit: number,
): Promise<readonly string[]> =>
  (await selectReaders[what](db, [after, upTo, again, now, last, limit])).map(
    ({ user_id }) => user_id,
  )

/** The oldest first: it has waited longest. */
export const listWaitingNotices = (
  tx: Database,
  what: What,
  userId: string,
  { after, upTo, again, now }: Waiting,
  limit: number,
): Promise<readonly NoticeRow[]> =>
  selectNotices[what](tx, [after, upTo, again, now, userId, limit])

/** Returns the same id as `thing` in SQL. */
export const thingOf = ({ request_id, event_id, id }: NoticeRow): string =>
  request_id ?? event_id ?? id
