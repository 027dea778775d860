import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createDiskStorage, removeOldDrafts } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/** The configured S3 store, or a folder below DATA_DIR. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.s3 === undefined) {
    const root = join(config.dataDir, 'files')
    await removeOldDrafts(root, new Date())
    return createDiskStorage(root)
  }
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(config.s3)
}
