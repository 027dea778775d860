import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../logger.ts'
import { createDiskStorage } from './disk-storage.ts'
import { removeOldDrafts } from './drafts.ts'
import type { Storage } from './storage.ts'

/** The configured S3 store, or a folder below DATA_DIR. */
export async function openStorage(config: Config, log: Log): Promise<Storage> {
  const root = join(config.dataDir, 'files')
  await removeOldDrafts(root, new Date())
  if (config.s3 === undefined) return createDiskStorage(root)
  const { createS3Storage } = await import('./s3-storage.ts')
  const storage = createS3Storage(config.s3, root)
  // Nothing waits for this: an unreachable store must not keep the rest of the service from
  // starting.
  storage
    .list('', { limit: 1 })
    .catch((error: unknown) => log.error({ err: error }, 'the S3 store does not let us in'))
  return storage
}
