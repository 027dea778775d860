import { join } from 'node:path'
import type { Config } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { Services } from '../src/platform/http/action.ts'
import { noLimits } from '../src/platform/limits/limits.ts'
import { createLog } from '../src/platform/logger.ts'
import { createPictures } from '../src/platform/pictures/pictures.ts'
import { createDiskStorage } from '../src/platform/storage/disk-storage.ts'

/** The services of actions, for a test with its own routes. The test must stop `pictures`. */
export function testServices(config: Config, db: Database): Services {
  return {
    db,
    config,
    limits: noLimits,
    announce: () => {},
    storage: createDiskStorage(join(config.dataDir, 'files')),
    pictures: createPictures({ log: createLog('silent') }),
    now: () => new Date(),
  }
}
