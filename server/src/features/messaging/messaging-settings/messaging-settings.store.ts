import type { MessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

/** SQL condition: whether a person shows how far they have read, or that they type. */
export const shows = (what: keyof MessagingSettings, userId: string): string =>
  `not exists (select 1 from messaging_settings s where s.user_id = ${userId} and not s.${what})`

export async function findMessagingSettings(
  db: Database,
  userId: string,
): Promise<MessagingSettings> {
  const row = await query(db)
    .selectFrom('messaging_settings')
    .select(['receipts', 'typing'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { receipts: true, typing: true }
}

export async function changeMessagingSettings(
  db: Database,
  userId: string,
  changes: { readonly [What in keyof MessagingSettings]?: boolean | undefined },
): Promise<MessagingSettings> {
  return query(db)
    .insertInto('messaging_settings')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) =>
      // A change of nothing must return the row too.
      conflict.column('user_id').doUpdateSet({ user_id: userId, ...changes }),
    )
    .returning(['receipts', 'typing'])
    .executeTakeFirstOrThrow()
}

export async function deleteMessagingSettingsOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('messaging_settings').where('user_id', '=', userId).execute()
}
