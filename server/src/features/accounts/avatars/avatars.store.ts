import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

type AvatarSource = 'upload' | Provider | null

/**
 * Whether a sign-in changes the picture. The person's own upload stays; Spotify replaces any other
 * picture; the other providers set one only if there is none.
 */
function takesProviderPicture(provider: Provider, current: AvatarSource): boolean {
  if (current === 'upload') return false
  return provider === 'spotify' || current === null
}

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

const selectShown = statement<{ id: string }, [ids: readonly string[]]>(
  `select person.id::text as id from user_profiles person
  where person.id = any($1::text[]::uuid[])
    and person.avatar_url like '/avatars/' || person.id || '/avatar.webp%'
  union all
  select split_part(c.avatar_url, '/', 3) from conversations c
  where c.avatar_url is not null and split_part(c.avatar_url, '/', 3) = any($1::text[])`,
)

/** Returns those of the ids under which a person or a group has a picture. */
export async function listShownPictures(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await selectShown(db, [ids])).map(({ id }) => id))
}

const lockPerson = statement<{ id: string }, [id: string]>(
  `select id from user_profiles where id = $1 for no key update`,
)

/** Waits for a running `lockAvatar`. It locks nothing if the id belongs to a group's picture. */
export async function lockPicture(tx: Database, id: string): Promise<void> {
  await lockPerson(tx, [id])
}
