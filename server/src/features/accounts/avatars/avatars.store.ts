import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { takesProviderPicture, type AvatarSource } from './provider-avatar.ts'

/** Notes the provider's picture for copying, if the avatar rule allows it. */
export async function takeProviderPicture(
  db: Database,
  userId: string,
  provider: Provider,
  pictureUrl: string,
): Promise<boolean> {
  const { avatar_source: current } = await query(db)
    .selectFrom('user_profiles')
    .select('avatar_source')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!takesProviderPicture(provider, current as AvatarSource)) return false
  await query(db)
    .updateTable('user_profiles')
    .set({ avatar_source: provider, avatar_provider_url: pictureUrl })
    .where('id', '=', userId)
    .execute()
  return true
}

export interface ProviderPicture {
  readonly url: string
  readonly source: string
}

/** The provider picture that is still to be copied, if any. */
export async function findProviderPicture(
  db: Database,
  userId: string,
): Promise<ProviderPicture | undefined> {
  const row = await query(db)
    .selectFrom('user_profiles')
    .select(['avatar_provider_url as url', 'avatar_source as source'])
    .where('id', '=', userId)
    .where('avatar_source', 'in', ['google', 'apple', 'spotify'])
    .executeTakeFirst()
  return row?.url && row.source ? { url: row.url, source: row.source } : undefined
}

/** False if the person has chosen another picture meanwhile. */
export async function setProviderAvatar(
  db: Database,
  userId: string,
  picture: ProviderPicture,
  avatarUrl: string,
): Promise<boolean> {
  const row = await query(db)
    .updateTable('user_profiles')
    .set({ avatar_url: avatarUrl })
    .where('id', '=', userId)
    .where('avatar_source', '=', picture.source)
    .where('avatar_provider_url', '=', picture.url)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks this person's picture until the end of the transaction. The files are written inside the
 * transaction, against the usual rule: they have a fixed path, and only the lock on the row keeps
 * others from writing there. False if the person is deleted.
 */
export async function lockAvatar(db: Database, userId: string): Promise<boolean> {
  const row = await query(db)
    .selectFrom('user_profiles')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function findAvatarUrl(db: Database, userId: string): Promise<string | null> {
  const row = await query(db)
    .selectFrom('user_profiles')
    .select('avatar_url')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.avatar_url ?? null
}
