import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import * as z from 'zod/mini'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { postMail } from '../../accounts/mails/public.ts'
import { listReceivers, lockRunning, noteMailed } from './announcements.store.ts'

const batch = 100

/**
 * Writes the mails of an announcement in batches. Each batch and the place after it are one
 * transaction, so that a run that was interrupted goes on where it was and nobody gets two.
 */
export const mailAnnouncement = job(
  'mail_announcement',
  z.object({ announcementId: z.uuid() }),
  async ({ db, now }, { announcementId }, { signal }) => {
    while (await transaction(db, (tx) => mailBatch(tx, announcementId, now()))) {
      signal.throwIfAborted()
    }
  },
)

/** Returns whether there may be more. */
async function mailBatch(tx: Database, announcementId: string, now: Date): Promise<boolean> {
  const row = await lockRunning(tx, now)
  if (row?.id !== announcementId || row.mailed_at !== null) return false
  const people = await listReceivers(tx, row.mailed_to, batch)
  let { mailed } = row
  for (const { id: userId, email } of people) {
    if (email === null || !isEmailAddress(email)) continue
    const data = { text: row.text, link: row.link, until: row.ends_at.toISOString() }
    await postMail(tx, { to: email, userId, template: 'announced', data })
    mailed += 1
  }
  const isMore = people.length === batch
  const mailed_to = people.at(-1)?.id ?? row.mailed_to
  await noteMailed(tx, row.id, { mailed, mailed_to, mailed_at: isMore ? null : now })
  return isMore
}
