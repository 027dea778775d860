import type { Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'

interface StoredConversation {
  readonly id: string
  readonly user1_id: string | null
  readonly user2_id: string | null
  /** Who takes part, by their ids. */
  readonly people: readonly string[]
}

/** The one-to-one conversations of somebody, as the database has them. */
export async function conversationsOf(
  app: { readonly db: Database },
  { id }: { readonly id: string },
): Promise<StoredConversation[]> {
  const rows = await query(app.db)
    .selectFrom('conversations')
    .select(['id', 'user1_id', 'user2_id'])
    .where((eb) => eb.or([eb('user1_id', '=', id), eb('user2_id', '=', id)]))
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      people: (
        await query(app.db)
          .selectFrom('conversation_participants')
          .select('user_id')
          .where('conversation_id', '=', row.id)
          .orderBy('user_id')
          .execute()
      ).map(({ user_id }) => user_id),
    })),
  )
}
