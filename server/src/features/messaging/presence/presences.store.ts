import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'

/** SQL condition: whether a person shows when they are online, and so sees it of others. */
const shows = (userId: string): string =>
  `exists (select 1 from presences own where own.user_id = ${userId} and own.seen_at is not null)`

const selectShown = quickRead<{ is_shown: boolean }, [userId: string]>(
  `select ${shows('$1')} as is_shown`,
)

export async function isPresenceShown(db: Database, userId: string): Promise<boolean> {
  const [row] = await selectShown(db, [userId])
  return row?.is_shown === true
}

const begin = statement<{ user_id: string }, [userId: string, now: Date, until: Date]>(
  // A row that was deleted begins above all its former versions.
  `insert into presences as known (user_id, version, seen_at, valid_until)
  values ($1, extract(epoch from $2::timestamptz)::bigint, $2, $3)
  on conflict (user_id) do update set version = known.version + 1, seen_at = $2, valid_until = $3
    where known.seen_at is null
  returning user_id`,
)

/** False if the person has shown it before. */
export const beginToShow = async (
  db: Database,
  userId: string,
  times: { now: Date; until: Date },
): Promise<boolean> => (await begin(db, [userId, times.now, times.until])).length > 0

const stop = statement<{ user_id: string }, [userId: string, until: Date]>(
  `update presences set version = version + 1, seen_at = null, valid_until = $2
  where user_id = $1 and seen_at is not null returning user_id`,
)

/** Deletes when the person was last seen. False if they have not shown it. */
export const stopShowing = async (db: Database, userId: string, until: Date): Promise<boolean> =>
  (await stop(db, [userId, until])).length > 0

const keep = statement<
  { user_id: string; came: boolean },
  [userIds: readonly string[], now: Date, due: Date, until: Date]
>(
  // A person whose presence is about to end counts as coming: another node, whose clock is ahead,
  // may have read them as gone, and would never hear of a version below that. The order is fixed,
  // so that two nodes with the same people cannot lock each other out.
  `with due as (
    select user_id, valid_until <= $2::timestamptz + interval '5 seconds' as came from presences
    where user_id = any($1::uuid[]) and seen_at is not null and valid_until < $3
    order by user_id for no key update)
  update presences p set seen_at = $2, valid_until = $4, version = p.version + due.came::int
  from due where p.user_id = due.user_id returning p.user_id, due.came`,
)

/** Writes only for people whose time is nearly over. Returns those who were not online before. */
export async function keepOnline(
  db: Database,
  userIds: readonly string[],
  times: { now: Date; due: Date; until: Date },
): Promise<readonly string[]> {
  const rows = await keep(db, [userIds, times.now, times.due, times.until])
  return rows.flatMap(({ user_id, came }) => (came ? [user_id] : []))
}

const shorten = statement<{ user_id: string }, [userIds: readonly string[], until: Date]>(
  `with gone as (
    select user_id from presences
    where user_id = any($1::uuid[]) and seen_at is not null and valid_until > $2
    order by user_id for no key update)
  update presences p set valid_until = $2 from gone where p.user_id = gone.user_id
  returning p.user_id`,
)

/** They are online until then, if no node keeps them online for longer. */
export async function letGo(db: Database, userIds: readonly string[], until: Date): Promise<void> {
  await shorten(db, [userIds, until])
}

const forget = statement<never, [now: Date]>(
  `delete from presences where seen_at is null and valid_until <= $1`,
)

/** Deletes all that is stored of people who have stopped showing it. */
export async function forgetStopped(db: Database, now: Date): Promise<void> {
  await forget(db, [now])
}

const isBannedNow = `exists (select 1 from banned_users ban where ban.user_id = p.user_id
  and (ban.expires_at is null or ban.expires_at > now()))`

const select = quickRead<
  {
    user_id: string
    version: string
    is_online: boolean
    last_seen_at: Date | null
  },
  [userIds: readonly string[], now: Date]
>(
  // The end of being online is no write, but it is a version, and so is a ban.
  `select p.user_id, p.version * 3 + case when state.is_banned then 2 when state.is_online then 0 else 1 end
      as version,
    state.is_online and not state.is_banned as is_online,
    case when not state.is_online and not state.is_banned
      then date_trunc('minute', p.seen_at) end as last_seen_at
  from presences p, lateral (select p.seen_at is not null and p.valid_until > $2 as is_online,
    ${isBannedNow} as is_banned) state
  where p.user_id = any($1::uuid[])`,
)

export interface Presence {
  readonly userId: string
  readonly version: number
  readonly isOnline: boolean
  /** To the minute; `null` of people who are online, or show nothing. */
  readonly lastSeenAt: Date | null
}

export async function listPresences(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<readonly Presence[]> {
  const rows = await select(db, [userIds, now])
  return rows.map((row) => ({
    userId: row.user_id,
    version: Number(row.version),
    isOnline: row.is_online,
    lastSeenAt: row.last_seen_at,
  }))
}

const hasWritten = (userId: string): string =>
  `exists (select 1 from messages said
    where said.conversation_id = pair.id and said.sender_id = ${userId})`

const selectAudience = quickRead<
  { user_id: string; viewer_id: string },
  [userIds: readonly string[], viewerIds: readonly string[]]
>(
  `select shown.user_id, shown.viewer_id
  from unnest($1::uuid[], $2::uuid[]) shown(user_id, viewer_id)
  join conversations pair on pair.user1_id = least(shown.user_id, shown.viewer_id)
    and pair.user2_id = greatest(shown.user_id, shown.viewer_id) and pair.closed is null
  where ${shows('shown.viewer_id')}
    and not exists (select 1 from conversation_participants asked
      where asked.conversation_id = pair.id and asked.request is not null)
    and ${hasWritten('shown.user_id')} and ${hasWritten('shown.viewer_id')}`,
)

/**
 * Returns those in which the viewer may see whether the person is online: they show it too, and
 * both have written in their conversation, which no block closes and which is no request.
 */
export async function listSeeing(
  db: Database,
  pairs: readonly { readonly userId: string; readonly viewerId: string }[],
): Promise<readonly { readonly userId: string; readonly viewerId: string }[]> {
  const rows = await selectAudience(db, [
    pairs.map(({ userId }) => userId),
    pairs.map(({ viewerId }) => viewerId),
  ])
  return rows.map(({ user_id, viewer_id }) => ({ userId: user_id, viewerId: viewer_id }))
}

const erase = statement<never, [userId: string]>(`delete from presences where user_id = $1`)

export async function deletePresenceOf(tx: Database, userId: string): Promise<void> {
  await erase(tx, [userId])
}
