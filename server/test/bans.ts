import type { Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import type { TestPerson } from './people.ts'

/** Written directly to the database; permanent, unless an end is given. */
export async function ban(
  app: { readonly db: Database },
  { id }: Pick<TestPerson, 'id'>,
  until: Date | null = null,
): Promise<void> {
  await query(app.db)
    .insertInto('banned_users')
    .values({ user_id: id, expires_at: until })
    .execute()
}

export async function unban(app: { readonly db: Database }, { id }: TestPerson): Promise<void> {
  await query(app.db).deleteFrom('banned_users').where('user_id', '=', id).execute()
}
