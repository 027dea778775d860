import type { Database } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../platform/storage/remove-folder.ts'
import { eraseAttachmentsOf } from '../attachments/public.ts'
import { eraseCredentialsOf } from '../credentials/public.ts'
import { deleteFeedbackOf } from '../feedback/public.ts'
import { deleteIdentitiesOf } from '../identities/public.ts'
import { deleteMailsTo } from '../mails/public.ts'
import { scrubProfile } from '../profiles/public.ts'
import { deleteAllSessions } from '../sessions/public.ts'
import { deleteFlowsOf } from '../sign-in/public.ts'
import { deleteRequestsOf } from '../verifications/public.ts'
import { deleteBanOf } from './accounts.store.ts'

/** Everything of one person, in one transaction; their files follow by a job that it enqueues. */
export async function erasePerson(
  tx: Database,
  person: { id: string; email: string | undefined },
  now: Date,
): Promise<void> {
  const { id, email } = person
  await deleteFlowsOf(tx, id)
  await deleteAllSessions(tx, id)
  await deleteIdentitiesOf(tx, id)
  await eraseCredentialsOf(tx, id)
  await deleteRequestsOf(tx, id)
  await deleteFeedbackOf(tx, id)
  await deleteBanOf(tx, id)
  if (email !== undefined) await deleteMailsTo(tx, email)
  await eraseAttachmentsOf(tx, id)
  await scrubProfile(tx, id, now)
  await enqueue(tx, removeFolder, { folder: `avatars/${id}/` })
}
