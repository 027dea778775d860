import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

const selectShown = statement<{ id: string }, [ids: readonly string[]]>(
  `select person.id::text as id from user_profiles person
  where person.id = any($1::text[]::uuid[])
    and person.avatar_url like '/avatars/' || person.id || '/avatar.webp%'
  union all
  select split_part(c.avatar_url, '/', 3) from conversations c
  where c.avatar_url is not null and split_part(c.avatar_url, '/', 3) = any($1::text[])`,
)

/** Those of these ids under which a person or a group has a picture. */
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
