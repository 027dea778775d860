import * as z from 'zod/mini'
import { job, type JobServices } from '../../../platform/jobs/job.ts'
import { largestPage } from '../../../platform/storage/storage.ts'
import { deleteUnusedPreviews, listKnownPictures } from './previews.store.ts'
import { pictureFolder } from './visit-link.ts'

/** What is younger may belong to something that is still being written. */
const retentionHours = 24

/** Deletes previews that nothing shows any more, and pictures that a crash has left. */
export const cleanPreviews = job(
  'clean_link_previews',
  z.object({}),
  async (services, _payload, { log }) => {
    const before = new Date(services.now().getTime() - retentionHours * 3_600_000)
    const previews = await cleanRows(services, before)
    const pictures = await cleanFiles(services, before)
    if (previews + pictures > 0) log.info({ previews, pictures }, 'removed unused link previews')
  },
  { recurs: '47 3 * * *' },
)

async function cleanRows({ db, storage }: JobServices, before: Date): Promise<number> {
  let count = 0
  for (;;) {
    const pictures = await deleteUnusedPreviews(db, before, largestPage)
    await storage.remove(pictures.filter((key) => key !== null))
    count += pictures.length
    if (pictures.length < largestPage) return count
  }
}

async function cleanFiles({ db, storage }: JobServices, before: Date): Promise<number> {
  let count = 0
  let after: string | undefined
  do {
    const page = await storage.list(pictureFolder, { after, limit: largestPage })
    const old = page.files.filter(({ storedAt }) => storedAt < before).map(({ key }) => key)
    const known = await listKnownPictures(db, old)
    const left = old.filter((key) => !known.has(key))
    await storage.remove(left)
    count += left.length
    after = page.next
  } while (after !== undefined)
  return count
}
