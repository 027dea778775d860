import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

export interface DemoCommunityRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly isPrivate: boolean
  readonly genres: readonly string[]
  readonly location: string | null
  /** The first member is the leader. */
  readonly memberIds: readonly string[]
  readonly requests: readonly { readonly userId: string; readonly message: string | null }[]
  readonly createdAt: Date
}

const day = 86_400_000

/** Inserts a community with its members and requests. Only for a fresh database. */
export async function insertDemoCommunity(tx: Database, row: DemoCommunityRow): Promise<void> {
  const [leaderId] = row.memberIds
  if (leaderId === undefined) throw new Error('A community has a leader.')
  await query(tx)
    .insertInto('communities')
    .values({
      id: row.id,
      name: row.name,
      description: row.description,
      is_private: row.isPrivate,
      leader_id: leaderId,
      creator_id: leaderId,
      client_id: newId(),
      genres: [...row.genres],
      location: row.location,
      location_enabled: row.location !== null,
      created_at: row.createdAt,
      updated_at: row.createdAt,
    })
    .execute()
  await query(tx)
    .insertInto('community_members')
    .values(
      row.memberIds.map((userId, index) => ({
        community_id: row.id,
        user_id: userId,
        role: index === 0 ? 'leader' : 'member',
        joined_at: new Date(row.createdAt.getTime() + index * day),
      })),
    )
    .execute()
  for (const { userId, message } of row.requests)
    await query(tx)
      .insertInto('membership_requests')
      .values({ id: newId(), community_id: row.id, user_id: userId, message })
      .execute()
}
