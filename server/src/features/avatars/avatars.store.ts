import type { Provider } from '@patchbay/contract/sign-in'
import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import { takesProviderPicture, type AvatarSource } from './provider-avatar.ts'

/** Notes the provider's picture to copy, if the avatar rule wants it; the page never loads it from there. */
export async function noteProviderPicture(
  db: Database,
  userId: string,
  provider: Provider,
  pictureUrl: string | null,
): Promise<void> {
  if (pictureUrl === null) return
  const { avatar_source: current } = await query(db)
    .selectFrom('user_profiles')
    .select('avatar_source')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!takesProviderPicture(provider, current as AvatarSource)) return
  await query(db)
    .updateTable('user_profiles')
    .set({ avatar_source: provider, avatar_provider_url: pictureUrl })
    .where('id', '=', userId)
    .execute()
}
