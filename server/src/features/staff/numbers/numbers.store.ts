import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

interface DayRow {
  readonly day: string
  readonly members: number
  readonly new_members: number
  readonly active: number | null
  readonly active_in_week: number | null
  readonly posts: number
  readonly replies: number
  readonly messages: number
  readonly matches: number
  readonly contacts: number
  readonly storage_bytes: number
}

const selectDays = statement<DayRow, [limit: number]>(
  `select to_char(day, 'YYYY-MM-DD') as day, members, new_members, active, active_in_week, posts,
    replies, messages, matches, contacts, storage_bytes::float8 as storage_bytes
  from daily_numbers order by daily_numbers.day desc limit $1`,
)

/** The latest first. */
export const listDays = (db: Database, limit: number): Promise<readonly DayRow[]> =>
  selectDays(db, [limit])

const selectMissing = statement<{ day: string }, [until: string]>(
  `select to_char(missing, 'YYYY-MM-DD') as day
  from generate_series($1::date - 29, $1::date, '1 day') missing
  where not exists (select 1 from daily_numbers counted where counted.day = missing::date)
    and missing >= (select date_trunc('day', min(created_at), 'UTC') at time zone 'UTC'
      from user_profiles)
  order by missing desc`,
)

/** The days up to this one that were not counted, a month back at most, the latest first. */
export const listMissing = async (db: Database, until: string): Promise<readonly string[]> =>
  (await selectMissing(db, [until])).map(({ day }) => day)

// The day is an expression and not a joined row: the planner must know how short a day is to use an
// index.
const start = `($1::date::timestamp at time zone 'UTC')`
const finish = `(($1::date + 1)::timestamp at time zone 'UTC')`

/** SQL: how many rows of a table were made on the day `$1`. */
const madeIn = (table: string, condition = 'true'): string => `
  (select count(*)::int from ${table} made
    where made.created_at >= ${start} and made.created_at < ${finish} and ${condition})`

/** SQL: how many people used a session since so many days before the day. */
const activeSince = (days: number): string => `
  case when $2 then (select count(distinct user_id)::int from sessions
    where last_used_at >= ${start} - interval '${days} days' and not needs_second_factor) end`

const insertDay = statement<never, [day: string, knowsActive: boolean]>(
  `insert into daily_numbers (day, members, new_members, active, active_in_week, posts, replies,
    messages, matches, contacts, storage_bytes)
  select $1::date,
    (select count(*)::int from user_profiles where created_at < ${finish} and deleted_at is null),
    ${madeIn('user_profiles')}, ${activeSince(0)}, ${activeSince(6)}, ${madeIn('community_posts')},
    ${madeIn('post_replies')} + ${madeIn('information_hub_post_replies')}, ${madeIn('messages')},
    ${madeIn('service_listing_searches')},
    ${madeIn('messages', 'made.marketplace_listing_id is not null')},
    (select coalesce(sum(size + coalesce(original_size, 0)), 0)::bigint from attachments
      where created_at < ${finish})
  on conflict (day) do nothing`,
)

/** Counts a day once. Who was active is only known right after it, because sessions move on. */
export async function countDay(db: Database, day: string, knowsActive: boolean): Promise<void> {
  await insertDay(db, [day, knowsActive])
}
