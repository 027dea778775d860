import {
  mostUnread,
  noticesPerPage,
  type NoticeKind,
  type Reminder,
} from '@patchbay/contract/notices/notices'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { roleOf, type CommunityRole } from '../../people/participation/public.ts'
import { actorsOf, isVisible, joinSubjects } from './visible-notices.store.ts'

/** A notice with everything that its row shows. */
export interface NoticeRow {
  readonly id: string
  readonly kind: NoticeKind
  readonly place: string
  readonly created_at: Date
  readonly read_at: Date | null
  readonly data: Readonly<Record<string, string>>
  readonly remind: Reminder | null
  readonly actors: readonly PersonRow[]
  readonly actor_count: number
  readonly community_id: string | null
  readonly community_name: string | null
  readonly is_private: boolean | null
  readonly is_closed: boolean
  readonly cover_image: string | null
  /** The reader's. */
  readonly role: CommunityRole | null
  readonly post_id: string | null
  readonly post_title: string | null
  readonly post_line: string | null
  readonly reply_id: string | null
  readonly reply_line: string | null
  readonly article_id: string | null
  readonly article_slug: string | null
  readonly article_title: string | null
  readonly comment_id: string | null
  readonly comment_line: string | null
  readonly event_id: string | null
  readonly event_title: string | null
  readonly start_time: Date | null
  readonly event_zone: string | null
  readonly event_location: string | null
  readonly is_online: boolean | null
  readonly request_id: string | null
  readonly request_status: 'pending' | 'approved' | 'rejected' | null
  /** The leader has removed the person who asks. */
  readonly request_of_removed: boolean
  readonly request_note: string | null
  readonly verification_status: 'approved' | 'rejected' | null
  readonly rejection_reason: string | null
}

interface StateColumns {
  readonly version: string
  readonly unread: number
}

/**
 * SQL for a person's version and unread count. Ordered, so that it uses the index and stops
 * counting at the limit.
 */
const stateOf = (personId: string): string => `
  coalesce((select v.version from notice_versions v where v.user_id = ${personId}), 0) as version,
  (select count(*)::integer from (
    select 1 from notices n ${joinSubjects}
    where n.user_id = ${personId} and n.read_at is null and ${isVisible}
    order by n.place desc limit ${mostUnread}) unread) as unread`

/** SQL for notices `n` with everything that their rows show, to be followed by a condition. */
export const selectShown = `
    select n.id, n.kind, n.place, n.created_at, n.read_at, n.data, n.remind,
      named.actors, named.actor_count,
      c.id as community_id, c.name as community_name, c.is_private, c.closed_at is not null as is_closed,
      c.cover_image,
      ${roleOf('n.user_id')} as role,
      p.id as post_id, p.title as post_title, left(p.content, 600) as post_line,
      r.id as reply_id, left(r.content, 600) as reply_line,
      a.id as article_id, a.slug as article_slug, a.title as article_title,
      hc.id as comment_id, left(hc.content, 600) as comment_line,
      e.id as event_id, e.title as event_title, e.start_time, e.time_zone as event_zone,
      e.location as event_location, e.is_online,
      q.id as request_id, q.status as request_status, left(q.message, 600) as request_note,
      exists (select 1 from community_removals gone where gone.community_id = q.community_id
        and gone.user_id = q.user_id) as request_of_removed,
      ver.status as verification_status, ver.rejection_reason
    from notices n ${joinSubjects}
    left join community_posts p on p.id = n.post_id
    left join post_replies r on r.id = n.reply_id
    left join information_hub_posts a on a.id = n.article_id
    left join information_hub_post_replies hc on hc.id = n.comment_id
    left join membership_requests q on q.id = n.request_id
    left join verification_requests ver on ver.id = n.verification_id
    cross join lateral (
      select coalesce(json_agg(${personJson('person')} order by ranked.rank)
          filter (where person.id is not null), '[]') as actors, count(*)::integer as actor_count
      from (select acted.user_id,
        row_number() over (order by acted.acted_at desc, acted.user_id) as rank
        ${actorsOf('n')}) ranked
      left join user_profiles person on person.id = ranked.user_id and ranked.rank <= 3) named`

// Returns one row without a notice if there is none, so that the state is always returned.
const selectNotices = quickRead<
  StateColumns & { time_zone: string | null } & (NoticeRow | { id: null }),
  [viewerId: string, sessionId: string, place: string, id: string]
>(`select state.*, shown.* from (
    select ${stateOf('$1')}, (select s.time_zone from sessions s where s.id = $2) as time_zone) state
  left join lateral (${selectShown}
    where n.user_id = $1 and (n.place, n.id) < ($3::bigint, $4::uuid) and ${isVisible}
    order by n.place desc, n.id desc limit ${noticesPerPage + 1}) shown on true
  order by shown.place desc, shown.id desc`)

/** The last notice of the previous page. */
export interface NoticeCursor {
  readonly place: string
  readonly id: string
}

const newest: NoticeCursor = {
  place: '9223372036854775807',
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

export interface ListedNotices {
  readonly version: number
  readonly unread: number
  /** The time zone of the requesting browser. */
  readonly timeZone: string | null
  /** One page and one row more. */
  readonly rows: readonly NoticeRow[]
}

/** One statement, so that everything is from the same moment. */
export async function listNoticesOf(
  db: Database,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  { place, id }: NoticeCursor = newest,
): Promise<ListedNotices> {
  const rows = await selectNotices(db, [userId, sessionId, place, id])
  const [first] = rows
  return {
    version: Number(first?.version ?? 0),
    unread: first?.unread ?? 0,
    timeZone: first?.time_zone ?? null,
    rows: rows.filter((row) => row.id !== null),
  }
}

const selectUnread = quickRead<NoticeRow, [userId: string, noticeId: string]>(
  `${selectShown} where n.id = $2 and n.user_id = $1 and n.read_at is null and ${isVisible}`,
)

/** A notice that its reader has not read and may still see. */
export async function findUnreadNotice(
  db: Database,
  userId: string,
  noticeId: string,
): Promise<NoticeRow | undefined> {
  const [row] = await selectUnread(db, [userId, noticeId])
  return row
}

const selectStates = quickRead<
  StateColumns & { user_id: string; changed_at: Date },
  [userIds: readonly string[]]
>(`select people.user_id, people.changed_at, state.* from notice_versions people
  cross join lateral (select ${stateOf('people.user_id')}) state
  where people.user_id = any($1::uuid[])`)

/** Only for people who have ever had a notice. */
export async function listStates(db: Database, userIds: readonly string[]) {
  const rows = await selectStates(db, [userIds])
  return rows.map(({ user_id, changed_at, version, unread }) => ({
    userId: user_id,
    changedAt: changed_at,
    version: Number(version),
    unread,
  }))
}

const selectVersions = quickRead<
  { user_id: string; version: string },
  [userIds: readonly string[]]
>(`select user_id, version from notice_versions where user_id = any($1::uuid[])`)

export const listNoticeVersions = (db: Database, userIds: readonly string[]) =>
  selectVersions(db, [userIds])
