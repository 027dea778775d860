import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'

/** The columns of their own row that a person may see. */
export type OwnProfileRow = Omit<
  Selectable<Tables['user_profiles']>,
  | 'avatar_source'
  | 'avatar_provider_url'
  | 'terms_version'
  | 'deleted_at'
  | 'shown_version'
  | 'page_public'
>

/** SQL for the device of person `p` that was bound last. */
const newestDevice = `(select device.player_id from devices device
  where device.user_id = p.id order by device.bound_at desc, device.id desc limit 1)`

/** Columns are named: a prepared `*` would fail on running nodes once a migration adds a column. */
export const ownProfileColumns = `
    p.id, p.email, p.full_name, p.full_name_shown, p.display_name, p.role, p.verified,
    p.spotify_connected, p.avatar_url, p.bio, p.professions, p.other_profession, p.experience_level, p.goals,
    p.location, p.location_enabled, p.website, p.social, p.terms_accepted, p.terms_accepted_at,
    p.onboarding_completed, ${newestDevice} as onesignal_player_id, p.created_at, p.updated_at, p.version,
    p.blocks_version`

const selectVersions = statement<{ id: string; version: string }, [ids: readonly string[]]>(
  `select id, version from user_profiles where id = any($1::uuid[])`,
)

export const listProfileVersions = (db: Database, ids: readonly string[]) =>
  selectVersions(db, [ids])

const selectOwnProfiles = statement<OwnProfileRow, [ids: readonly string[]]>(
  `select ${ownProfileColumns} from user_profiles p
  where p.id = any($1::uuid[]) and p.deleted_at is null`,
)

/**
 * Locks the row against changes until the end of the transaction. Other transactions may still
 * insert references to the id: deleting an account holds this lock while it waits for communities
 * that have just added the person.
 */
export async function lockOwnProfile(
  db: Database,
  userId: string,
): Promise<OwnProfileRow | undefined> {
  const [row] = await lockProfile(db, [userId])
  return row
}

const lockProfile = statement<OwnProfileRow, [id: string]>(
  `select ${ownProfileColumns} from user_profiles p
  where p.id = $1 and p.deleted_at is null for no key update`,
)

const lockSeveral = statement<{ id: string }, [ids: readonly string[]]>(
  `select id from user_profiles where id = any($1::uuid[]) and deleted_at is null
  order by id for no key update`,
)

/**
 * Locks several people in one order; returns those who exist. Call it before any other lock: a
 * transaction that has locked a community must not wait for a person.
 */
export async function lockProfiles(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await lockSeveral(tx, [ids])).map((row) => row.id))
}

const shareLockProfile = statement<{ id: string }, [id: string]>(
  `select id from user_profiles where id = $1 and deleted_at is null for share`,
)

/** Keeps the account from being deleted until the end of the transaction; false if it is gone. */
export async function shareLockOwnProfile(tx: Database, userId: string): Promise<boolean> {
  return (await shareLockProfile(tx, [userId])).length > 0
}

export type ProfileChanges = Updateable<Tables['user_profiles']>

/** This also sets the time of the update, even if nothing else has changed. */
export async function changeProfile(
  db: Database,
  userId: string,
  changes: ProfileChanges,
  now: Date,
): Promise<void> {
  await query(db)
    .updateTable('user_profiles')
    .set({ ...changes, updated_at: now })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Only the id remains, because conversations and records of others refer to it. */
export async function scrubProfile(db: Database, userId: string, now: Date): Promise<void> {
  await query(db)
    .updateTable('user_profiles')
    .set({
      email: null,
      full_name: null,
      display_name: null,
      role: 'user',
      verified: false,
      spotify_connected: false,
      avatar_url: null,
      avatar_source: null,
      avatar_provider_url: null,
      bio: null,
      professions: [],
      other_profession: null,
      experience_level: null,
      goals: null,
      location: null,
      location_enabled: false,
      website: null,
      social: '{}',
      terms_accepted: false,
      terms_accepted_at: null,
      terms_version: null,
      onboarding_completed: false,
      onesignal_player_id: null,
      created_at: now,
      updated_at: now,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

export const listOwnProfiles = (db: Database, ids: readonly string[]) =>
  selectOwnProfiles(db, [ids])

export interface FirstProfile {
  readonly id: string
  readonly email: string | null
  readonly fullName: string | null
  readonly now: Date
}

/** The row of a first sign-in; onboarding collects the rest. */
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
