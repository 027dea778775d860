import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../logger.ts'
import { createDiskStorage, removeOldDrafts } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/** The configured S3 store, or a folder below DATA_DIR. */
export async function openStorage(config: Config, log: Log): Promise<Storage> {
  if (config.s3 === undefined) {
    const root = join(config.dataDir, 'files')
    await removeOldDrafts(root, new Date())
    return createDiskStorage(root)
  }
  const { createS3Storage } = await import('./s3-storage.ts')
  const storage = createS3Storage(config.s3)
  // Not awaited: an unreachable store must not keep the rest of the service from starting.
  storage
    .list('', { limit: 1 })
    .catch((error: unknown) => log.error({ err: error }, 'the S3 store does not let us in'))
  return storage
}
