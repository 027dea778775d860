import * as contract from '@patchbay/contract/privacy/archives'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFiles } from '../../../platform/storage/remove-files.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { nextAt, viewArchive } from './archive.view.ts'
import { findArchive, putArchive } from './archives.store.ts'
import { makeArchive, mostAttempts } from './make-archive.ts'

/** All archives are made one after the other, so that other jobs do not wait for them. */
const queue = 'archives'

export const requestArchive = action(contract.requestArchive, async (ctx) => {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const row = await transaction(ctx.db, async (tx) => {
    // Two requests at once wait for each other here, and the second finds the first one's archive.
    if ((await lockOwnProfile(tx, userId)) === undefined) throw new AppError('not_authenticated')
    const before = await findArchive(tx, userId)
    if (before?.state === 'being_made') return before
    const next = nextAt(before, now)
    if (next !== null) {
      const retryAfter = Math.ceil((next.getTime() - now.getTime()) / 1_000)
      throw new AppError('rate_limited', undefined, { retryAfter })
    }
    if (before?.file) await enqueue(tx, removeFiles, { keys: [before.file] })
    const archive = await putArchive(tx, newId(), userId, now)
    const options = { queue, maxAttempts: mostAttempts }
    await enqueue(tx, makeArchive, { archiveId: archive.id }, options)
    return archive
  })
  return viewArchive(row, now)
})
