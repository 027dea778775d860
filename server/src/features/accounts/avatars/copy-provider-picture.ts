import { avatarMaxBytes } from '@patchbay/contract/accounts/avatars'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { profileTopic } from '@patchbay/contract/realtime'
import * as z from 'zod/mini'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { FinalError, job, type JobServices } from '../../../platform/jobs/job.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { download, DownloadError } from '../../../platform/outbound/download.ts'
import { readPicture } from '../../../platform/pictures/read-picture.ts'
import {
  findProviderPicture,
  lockAvatar,
  setProviderAvatar,
  takeProviderPicture,
} from './avatars.store.ts'
import { makeAvatar, putAvatar, type MadeAvatar } from './store-avatar.ts'

/**
 * Copies the picture that a provider named, so that no browser requests it from the provider. The
 * copy is dropped if the person has another picture by then, their own or another provider's.
 */
export const copyProviderPicture = job(
  'copy_provider_picture',
  z.object({ userId: z.uuid() }),
  async (services, { userId }) => {
    const wanted = await findProviderPicture(services.db, userId)
    if (wanted === undefined) return
    const made = await makePicture(services, await fetchPicture(services, wanted.url))
    const isTaken = await transaction(services.db, async (tx) => {
      if (!(await lockAvatar(tx, userId))) return false
      if ((await findProviderPicture(tx, userId))?.url !== wanted.url) return false
      return setProviderAvatar(tx, userId, wanted, await putAvatar(services, userId, made))
    })
    if (isTaken) services.announce({ kind: 'changed', topic: profileTopic(userId) })
  },
)

async function fetchPicture({ config }: JobServices, url: string): Promise<Buffer> {
  const limits = { maxBytes: avatarMaxBytes, seconds: 15, fromLoopback: config.development }
  try {
    return await download(url, limits)
  } catch (error) {
    if (error instanceof DownloadError && error.lasting) throw new FinalError(error.message)
    throw error
  }
}

/** A file that is not a valid picture will not become valid, so the job is not retried. */
async function makePicture(services: JobServices, bytes: Buffer): Promise<MadeAvatar> {
  try {
    return await makeAvatar(services, await readPicture(inOnePiece(bytes)))
  } catch (error) {
    const lasting = error instanceof AppError && error.code !== 'unavailable'
    throw lasting ? new FinalError(`The picture is refused: ${error.code}.`) : error
  }
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}

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
