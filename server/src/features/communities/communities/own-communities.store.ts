import { mostFollowed } from '@patchbay/contract/realtime'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { communitiesOf, eachCommunityOf } from '../../people/participation/public.ts'

interface OwnRow {
  readonly version: string
  readonly communities: {
    id: string
    name: string
    isPrivate: boolean
    coverImage: string | null
    role: 'member' | 'moderator' | 'leader'
  }[]
}

/** One statement, so that the version belongs to exactly this list. */
const selectOwn = quickRead<OwnRow, [userId: string]>(
  `select
    coalesce((select version from membership_versions where user_id = $1), 0) as version,
    coalesce(json_agg(
      json_build_object('id', c.id, 'name', c.name, 'isPrivate', c.is_private,
        'coverImage', c.cover_image, 'role', m.role)
      order by lower(c.name), c.id), '[]') as communities
  from community_members m join communities c on c.id = m.community_id where m.user_id = $1`,
)

export async function findOwnCommunities(db: Database, userId: string): Promise<OwnRow> {
  const [row = { version: '0', communities: [] }] = await selectOwn(db, [userId])
  return row
}

const selectTaken = statement<{ members: number; pending: number }, [userId: string]>(
  `select (select count(*)::integer from community_members where user_id = $1) as members, (
    select count(*)::integer from membership_requests
    where user_id = $1 and status = 'pending') as pending`,
)

/** How many communities a person is in, and has asked to be let into. */
export async function countTaken(
  tx: Database,
  userId: string,
): Promise<{ readonly members: number; readonly pending: number }> {
  const [row = { members: 0, pending: 0 }] = await selectTaken(tx, [userId])
  return row
}

/**
 * A page follows these topics besides the others that it shows, so some of the limit is left free.
 */
const mostInsides = mostFollowed - 10

/** Facts about the viewer's communities, for lists with items from all of them. */
export interface OwnFacts {
  readonly communities: number
  readonly inside_versions: Record<string, number>
}

/** In SQL: the two columns of `OwnFacts`. */
export const ownFacts = (personId: string): string => `
  (select count(*)::integer from (${communitiesOf(personId)}) own) as communities,
  (select coalesce(json_object_agg(busy.community_id, busy.inside_version), '{}') from (
    select v.community_id, v.inside_version
    from ${eachCommunityOf(personId)} own (community_id)
    join community_versions v using (community_id)
    order by v.changed_at desc limit ${mostInsides}) busy) as inside_versions`

const selectFacts = quickRead<OwnFacts, [userId: string]>(`select ${ownFacts('$1')}`)

export async function findOwnFacts(db: Database, userId: string): Promise<OwnFacts> {
  const [row = { communities: 0, inside_versions: {} }] = await selectFacts(db, [userId])
  return row
}
