import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { takeProviderPicture } from './avatars.store.ts'
import { copyProviderPicture } from './copy-provider-picture.ts'

/**
 * Enqueues a copy of the provider's picture, if the avatar rule allows it. No page loads it from
 * the provider.
 */
export async function noteProviderPicture(
  tx: Database,
  userId: string,
  provider: Provider,
  pictureUrl: string | null,
): Promise<void> {
  if (pictureUrl === null || !(await takeProviderPicture(tx, userId, provider, pictureUrl))) return
  await enqueue(tx, copyProviderPicture, { userId }, { key: `avatar:${userId}`, maxAttempts: 8 })
}
