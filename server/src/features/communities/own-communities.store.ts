import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { communitiesOf } from './inside.store.ts'

interface OwnRow {
  readonly version: string
  readonly communities: {
    id: string
    name: string
    isPrivate: boolean
    coverImage: string | null
    role: 'member' | 'leader'
  }[]
}

/** One statement, so that the version is that of this very list. */
const selectOwn = statement<OwnRow, [userId: string]>(
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

const selectCount = statement<{ communities: number }, [userId: string]>(
  `select count(*)::integer as communities from (${communitiesOf('$1')}) own`,
)

export async function countOwnCommunities(db: Database, userId: string): Promise<number> {
  const [row] = await selectCount(db, [userId])
  return row?.communities ?? 0
}
