import { uploadHours } from '@patchbay/contract/content/uploads'
import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { enqueueAll } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import { cleanFiles } from './cleaning/clean-files.ts'
import { folderOf } from './uploads/parts.ts'
import { deleteUploadsBefore } from './uploads/uploads.store.ts'

export const cleanFilesNightly = job(
  'clean_files',
  z.object({}),
  async (services, _payload, { log }) => {
    const { loose, orphans } = await cleanFiles(services)
    if (loose + orphans > 0) log.info({ loose, orphans }, 'removed files that belong to nothing')
  },
  { recurs: '37 3 * * *' },
)

/** Forgets files of which nothing has arrived for a day, and what says of files that they have. */
const forgetUploads = job(
  'forget_uploads',
  z.object({}),
  async ({ db, now }) => {
    const before = new Date(now().getTime() - uploadHours * 3_600_000)
    const forgetSome = () =>
      transaction(db, async (tx) => {
        const gone = await deleteUploadsBefore(tx, before)
        // The parts of what is finished were removed then.
        const left = gone.filter((one) => !one.is_finished)
        await enqueueAll(
          tx,
          removeFolder,
          left.map((one) => ({ payload: { folder: folderOf(one) } })),
        )
        return gone.length > 0
      })
    while (await forgetSome());
  },
  { recurs: '52 * * * *' },
)

export const attachmentJobs = [cleanFilesNightly, forgetUploads]
