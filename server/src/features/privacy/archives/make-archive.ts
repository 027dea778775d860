import { archiveDays } from '@patchbay/contract/privacy/archives'
import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { job, type JobServices } from '../../../platform/jobs/job.ts'
import { writeZip } from '../../../platform/zip/write-zip.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { archiveFile } from './archive-files.ts'
import { deleteArchive, failArchive, findWaiting, finishArchive } from './archives.store.ts'
import { archiveEntries } from './contents/write-archive.ts'

const days = 86_400_000

/** A storage that fails for so long is worth telling the person, who can ask again. */
export const mostAttempts = 5

/**
 * Writes the whole archive to the disk and then, under a new name, to the storage; only then its row
 * names it. Whatever dies before that leaves nothing that could be fetched.
 */
export const makeArchive = job(
  'make_archive',
  z.object({ archiveId: z.uuid() }),
  async (services, { archiveId }, { attempt, signal }) => {
    const waiting = await findWaiting(services.db, archiveId)
    if (waiting === undefined) return
    // Nobody could fetch it. After the ban the person can ask again.
    if (waiting.is_banned) return deleteArchive(services.db, archiveId)
    try {
      await make(services, archiveId, waiting.user_id, signal)
    } catch (error) {
      if (attempt >= mostAttempts && !signal.aborted) await failArchive(services.db, archiveId)
      throw error
    }
  },
)

async function make(
  services: JobServices,
  archiveId: string,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, now } = services
  const zip = writeZip(archiveEntries(services, userId))
  const draft = await storage.draft(untilStopped(zip, signal))
  const { size: bytes } = draft
  const file = archiveFile(userId, newId())
  try {
    await storage.put(file, draft)
  } finally {
    await draft.discard()
  }
  const notified = await transaction(db, async (tx) => {
    const moment = now()
    const expiresAt = new Date(moment.getTime() + archiveDays * days)
    if (!(await finishArchive(tx, archiveId, { file, bytes, expiresAt }))) return undefined
    await postNotice(tx, userId, 'archive_ready', { until: expiresAt.toISOString() })
    return writeNotices(tx, [userId], { kind: 'archive_ready' }, moment)
  })
  // The account was deleted meanwhile, or another attempt was first.
  if (notified === undefined) await storage.remove([file])
  else announceNotices(services, notified)
}

async function* untilStopped(
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    signal.throwIfAborted()
    yield chunk
  }
}
