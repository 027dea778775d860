import { archiveDays } from '@patchbay/contract/privacy/archives'
import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { job, type JobServices } from '../../../platform/jobs/job.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFiles } from '../../../platform/storage/remove-files.ts'
import { largestPage } from '../../../platform/storage/storage.ts'
import { archiveFolder } from './archive-files.ts'
import { deleteExpired, failAbandoned, listNamed } from './archives.store.ts'

const hours = 3_600_000

/** Erases archives whose days are over, and files that an attempt left when its node died. */
export const cleanArchives = job(
  'clean_archives',
  z.object({}),
  async (services) => {
    const { db, now } = services
    const moment = now().getTime()
    const before = (ago: number) => new Date(moment - ago)
    await failAbandoned(db, before(24 * hours))
    await transaction(db, async (tx) => {
      const keys = await deleteExpired(tx, new Date(moment), before(archiveDays * 24 * hours))
      if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
    })
    await removeOrphans(services, before(24 * hours))
  },
  { recurs: '13 * * * *', alone: true },
)

async function removeOrphans({ db, storage }: JobServices, before: Date): Promise<void> {
  let after: string | undefined
  do {
    const page = await storage.list(archiveFolder, { after, limit: largestPage })
    const old = page.files.filter(({ storedAt }) => storedAt < before).map(({ key }) => key)
    const named = new Set(await listNamed(db, old))
    await storage.remove(old.filter((key) => !named.has(key)))
    after = page.next
  } while (after !== undefined)
}
