import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import type { Tables } from '../../platform/db/tables.gen.ts'

/** What a person may see of their own row. */
export type OwnProfileRow = Omit<
  Selectable<Tables['user_profiles']>,
  'avatar_source' | 'avatar_provider_url' | 'version'
>

export interface FirstProfile {
  readonly id: string
  readonly email: string | null
  readonly fullName: string | null
  readonly now: Date
}

/** The row that a first sign-in makes; onboarding asks for the rest. */
export async function insertFirstProfile(db: Database, profile: FirstProfile): Promise<void> {
  await query(db)
    .insertInto('user_profiles')
    .values({
      id: profile.id,
      email: profile.email,
      full_name: profile.fullName,
      created_at: profile.now,
      updated_at: profile.now,
    })
    .execute()
}

export async function findEmail(db: Database, userId: string): Promise<string | undefined> {
  const row = await query(db)
    .selectFrom('user_profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.email ?? undefined
}

export async function setSpotifyConnected(
  db: Database,
  userId: string,
  connected: boolean,
): Promise<void> {
  await query(db)
    .updateTable('user_profiles')
    .set({ spotify_connected: connected })
    .where('id', '=', userId)
    .where('spotify_connected', '<>', connected)
    .execute()
}
