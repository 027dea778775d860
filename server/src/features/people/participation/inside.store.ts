import { mostMemberships } from '@patchbay/contract/communities/memberships'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import type { CommunityRole, MuteColumns } from './communities.policy.ts'

/**
 * In SQL: whether this person may see the members, posts and events of a community. For everyone
 * else they must not exist, so every statement that reads them needs this in its WHERE.
 */
export const seesInside = (community: string, viewerId: string): string => `
  (not ${community}.is_private or exists (
    select 1 from community_members inside
    where inside.community_id = ${community}.id and inside.user_id = ${viewerId}))`

/** In SQL: the ids of this person's communities, as `community_id`. */
export const communitiesOf = (personId: string): string =>
  `select community_id from community_members where user_id = ${personId}`

/**
 * The same for what looks into each of them: anybody who was in more communities than one can be, before
 * there was a most, gets those that they joined last. Quick reads stay quick that way.
 */
export const newestCommunitiesOf = (personId: string): string =>
  `${communitiesOf(personId)} order by joined_at desc, community_id limit ${mostMemberships}`

/**
 * In SQL: the same as something to read from. The planner expects a few rows of
 * any array, no matter who asks, so that one plan serves all: to plan a page of the feed costs more
 * than to read it.
 */
export const eachCommunityOf = (personId: string): string =>
  `unnest(array(${newestCommunitiesOf(personId)}))`

/** In SQL: whether a person shows a membership, of an alias of `community_members`, on the profile. */
export const isShownMembership = (membership: string): string =>
  `not exists (select 1 from hidden_memberships h
    where h.user_id = ${membership}.user_id and h.community_id = ${membership}.community_id)`

/**
 * In SQL: the ids of the communities that a person shows on the profile, of which the viewer sees the
 * inside. What somebody wrote elsewhere is not for the profile: it would name what they hide.
 */
export const shownInsideOf = (personId: string, viewerId: string): string =>
  `select m.community_id from community_members m
    join communities c on c.id = m.community_id and ${seesInside('c', viewerId)}
    where m.user_id = ${personId} and ${isShownMembership('m')}
    order by m.joined_at desc, m.community_id limit ${mostMemberships}`

/**
 * In SQL: the ids of this person's communities whose inside is looked up on its own (`word_place`),
 * because not everybody finds it: private and closed ones.
 */
export const restrictedCommunitiesOf = (personId: string): string =>
  `select own.community_id from (${newestCommunitiesOf(personId)}) own
    join communities kept on kept.id = own.community_id
    where kept.is_private or kept.closed_at is not null`

/** A community as seen by a person who may see inside. */
export interface InsideRow extends MuteColumns {
  readonly id: string
  readonly name: string
  readonly is_private: boolean
  readonly is_closed: boolean
  readonly leader_id: string
  /** The viewer's role; `null` for a guest of a public community. */
  readonly role: CommunityRole | null
}

const selectInside = quickRead<InsideRow, [communityId: string, viewerId: string]>(
  `select c.id, c.name, c.is_private, c.closed_at is not null as is_closed, c.leader_id, m.role,
    mute.muted_at, mute.muted_until from communities c
  left join community_members m on m.community_id = c.id and m.user_id = $2
  left join community_mutes mute on mute.community_id = c.id and mute.user_id = $2
  where c.id = $1 and (not c.is_private or m.user_id is not null)`,
)

/** Undefined if there is no such community, or if the viewer may not see inside. */
export async function findInside(
  db: Database,
  communityId: string,
  viewerId: string,
): Promise<InsideRow | undefined> {
  const [row] = await selectInside(db, [communityId, viewerId])
  return row
}

const shareLockCommunity = statement<{ id: string }, [communityId: string]>(
  `select id from communities where id = $1 for key share`,
)

/** In SQL: the role of somebody in the community `c`. */
export const roleOf = (personId: string): string =>
  `(select role from community_members who where who.community_id = c.id and who.user_id = ${personId})`

/**
 * In SQL: the role and the mute of a person in the community `c`. They are looked up row by row: a
 * join would be planned, and a page of the feed is read by one plan.
 */
export const partOf = (personId: string): string => {
  const mute = (column: string): string => `(select ${column} from community_mutes mute
    where mute.community_id = c.id and mute.user_id = ${personId}) as ${column}`
  return `${roleOf(personId)} as role, ${mute('muted_at')}, ${mute('muted_until')}`
}

const shareLockMember = statement<{ user_id: string }, [communityId: string, viewerId: string]>(
  `select user_id from community_members where community_id = $1 and user_id = $2 for share`,
)

/**
 * The same for a write: the locks keep the account, the community and the membership until the
 * transaction ends. Every write locks in this order, which prevents deadlocks; the row is read
 * afterwards, so that it reflects the locked state.
 */
export async function shareLockInsideFor(
  tx: Database,
  communityId: string,
  viewerId: string,
): Promise<InsideRow | undefined> {
  if (!(await shareLockOwnProfile(tx, viewerId))) return undefined
  await shareLockCommunity(tx, [communityId])
  await shareLockMember(tx, [communityId, viewerId])
  return findInside(tx, communityId, viewerId)
}
