import { mostCountedPosts } from '@patchbay/contract/communities/communities'
import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { isCorrectable } from '../../../platform/db/sent-again.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import {
  isBanned,
  isContentHidden,
  personJson,
  type PersonRow,
} from '../../accounts/profiles/public.ts'
import type { CommunityRole, MuteColumns } from '../../people/participation/public.ts'

/** A card, and the viewer's relation to the community. */
export interface CardRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly is_private: boolean
  readonly is_closed: boolean
  readonly genres: string[]
  readonly location: string | null
  readonly location_enabled: boolean
  readonly cover_image: string | null
  readonly member_count: number
  readonly role: CommunityRole | null
  readonly is_pending: boolean
  /** The leader has removed the viewer. */
  readonly is_removed: boolean
  readonly members_invite: boolean
  /** `null` for a private community that the viewer is not in. */
  readonly activity: {
    readonly posts: number
    readonly next: {
      readonly id: string
      readonly title: string
      readonly start: string
      readonly online: boolean
      readonly location: string | null
    } | null
  } | null
}

export interface CommunityRow extends CardRow, MuteColumns {
  readonly leader_id: string
  readonly leader: PersonRow
  readonly created_at: Date
  readonly updated_at: Date
  readonly version: string
  readonly inside_version: string
  /**
   * `null` unless the viewer moderates it and it is private, or somebody asks who was removed: in a public
   * one others join without asking.
   */
  readonly pending_requests: number | null
  /** Who was chosen to follow the leader; `null` unless the viewer leads it. */
  readonly successor: PersonRow | null
  /** A banned person could not lead. */
  readonly successor_fits: boolean
}

/**
 * Posts of the last seven days, of which a few are counted, and the next event, for a visitor the next
 * that has a public page. What a ban hides is not counted, and nothing of what is private for those
 * outside.
 */
const activity = (
  viewer: string,
): string => `case when not c.is_private or m.user_id is not null then json_build_object(
    'posts', (select count(*) from (
      select newest.created_at from community_posts newest
      where newest.community_id = c.id and newest.parent_id is null
        and not ${isContentHidden('newest.author_id')}
      order by newest.id desc limit ${mostCountedPosts + 1}) newest
      where newest.created_at > now() - interval '7 days'),
    'next', (select json_build_object('id', e.id, 'title', e.title, 'start', e.start_time,
        'online', e.is_online, 'location', e.location)
      from community_events e
      where e.community_id = c.id and e.start_time >= now() and not ${isContentHidden('e.creator_id')}
        and (e.is_public or ${viewer} is not null)
      order by e.start_time, e.id limit 1)) end as activity`

/** `viewer` is a parameter, `null` for a visitor. */
export const cardColumns = (viewer: string): string => `
  c.id, c.name, c.description, c.is_private, c.closed_at is not null as is_closed, c.genres, c.location, c.location_enabled,
  c.cover_image, c.member_count, m.role, r.id is not null as is_pending,
  gone.user_id is not null as is_removed, c.members_invite, ${activity(viewer)}`

/** Joins the viewer's membership, request and removal; `viewer` likewise. */
export const joinAccess = (viewer: string): string => `
  left join community_members m on m.community_id = c.id and m.user_id = ${viewer}
  left join membership_requests r on r.community_id = c.id and r.user_id = ${viewer}
    and r.status = 'pending'
  left join community_removals gone on gone.community_id = c.id and gone.user_id = ${viewer}`

const selectCommunity = quickRead<CommunityRow, [communityId: string, viewerId: string | null]>(
  `select ${cardColumns('$2::uuid')}, c.leader_id, c.created_at, c.updated_at, v.version, v.inside_version,
    ${personJson('leader')} as leader,
    mute.muted_at, mute.muted_until,
    case when m.role = 'leader' and heir.id is not null then ${personJson('heir')} end as successor,
    m.role = 'leader' and heir.id is not null and not ${isBanned('heir')} as successor_fits,
    case when m.role in ('moderator', 'leader') then case when c.is_private then (
      select count(*)::integer from membership_requests open
      where open.community_id = c.id and open.status = 'pending')
    else (
      select nullif(count(*), 0)::integer from membership_requests open
      join community_removals removed using (community_id, user_id)
      where open.community_id = c.id and open.status = 'pending')
    end end as pending_requests
  from communities c
  join user_profiles leader on leader.id = c.leader_id
  join community_versions v on v.community_id = c.id
  ${joinAccess('$2::uuid')}
  left join community_mutes mute on mute.community_id = c.id and mute.user_id = $2::uuid
  left join community_successors next on next.community_id = c.id and next.user_id <> c.leader_id
  left join user_profiles heir on heir.id = next.user_id
  where c.id = $1`,
)

/** The head of a community is public, so there is no check here. */
export async function findCommunity(
  db: Database,
  communityId: string,
  viewerId: string | null,
): Promise<CommunityRow | undefined> {
  const [row] = await selectCommunity(db, [communityId, viewerId])
  return row
}

/**
 * Every change to a community or its members locks this row first, so that such changes are
 * serialized. Members can still write inside meanwhile. False if there is no such community.
 */
export async function lockCommunity(tx: Database, communityId: string): Promise<boolean> {
  const row = await query(tx)
    .selectFrom('communities')
    .select('id')
    .where('id', '=', communityId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Must follow `lockCommunity`. Waits for running writes inside, and blocks new ones. */
export async function shutCommunity(tx: Database, communityId: string): Promise<void> {
  await query(tx)
    .selectFrom('communities')
    .select('id')
    .where('id', '=', communityId)
    .forUpdate()
    .execute()
}

type NewCommunity = Insertable<Tables['communities']> & { created_at: Date }

/**
 * Inserts a community with its leader as the first member, and returns its id. If the same form is
 * sent again because its answer got lost, the existing one is updated with the corrected values, while it has no other members.
 */
export async function insertCommunity(
  tx: Database,
  community: NewCommunity,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const made = await query(tx)
    .insertInto('communities')
    .values(community)
    .onConflict((conflict) => conflict.columns(['creator_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) return { id: await findRepeated(tx, community), isNew: false }
  await query(tx)
    .insertInto('community_members')
    .values({
      community_id: made.id,
      user_id: community.leader_id,
      role: 'leader',
      joined_at: community.created_at,
    })
    .execute()
  return { id: made.id, isNew: true }
}

async function findRepeated(tx: Database, community: NewCommunity): Promise<string> {
  const { id, leader_id, member_count, created_at, closed_at } = await query(tx)
    .selectFrom('communities')
    .select(['id', 'leader_id', 'member_count', 'created_at', 'closed_at'])
    .where('creator_id', '=', community.creator_id)
    .where('client_id', '=', community.client_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { name, description, is_private, genres, location, location_enabled } = community
  const place = { location, location_enabled, members_invite: community.members_invite }
  const corrected = { name, description, is_private, genres, ...place }
  const isAsSent = leader_id === community.creator_id && member_count === 1 && closed_at === null
  if (isAsSent && isCorrectable(created_at, community.created_at))
    await updateCommunityRow(tx, id, { ...corrected, updated_at: community.created_at })
  return id
}

export async function updateCommunityRow(
  tx: Database,
  communityId: string,
  changes: Updateable<Tables['communities']> & { updated_at: Date },
): Promise<void> {
  await query(tx).updateTable('communities').set(changes).where('id', '=', communityId).execute()
}

const selectPeople = statement<{ user_id: string }, [communityId: string]>(
  `select user_id from community_members where community_id = $1
  union select user_id from membership_requests where community_id = $1`,
)

/** The members, and the people who have sent a membership request. */
export async function listPeopleOf(tx: Database, communityId: string): Promise<string[]> {
  return (await selectPeople(tx, [communityId])).map((row) => row.user_id)
}

export async function listMemberIds(tx: Database, communityId: string): Promise<string[]> {
  const rows = await query(tx)
    .selectFrom('community_members')
    .select('user_id')
    .where('community_id', '=', communityId)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Everything in the community is deleted by cascade. */
export async function deleteCommunityRow(tx: Database, communityId: string): Promise<void> {
  await query(tx).deleteFrom('communities').where('id', '=', communityId).execute()
}

const raiseVersions = statement<{ done: string }, [people: readonly string[]]>(
  `select raise_membership_versions($1::uuid[])::text as done`,
)

/**
 * Must be called before the first of several statements that change memberships: each raises the
 * versions of the people it affects, and two transactions that do so in different orders would
 * deadlock.
 */
export async function lockVersionsOf(tx: Database, people: readonly string[]): Promise<void> {
  await raiseVersions(tx, [people])
}
