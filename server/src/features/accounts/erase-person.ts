import type { Database } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../platform/storage/remove-folder.ts'
import { eraseArticleLikesOf, lockArticlesOf } from '../articles/public.ts'
import { eraseAttachmentsOf } from '../attachments/public.ts'
import { deleteBlocksOf } from '../blocks/public.ts'
import { eraseCommentsOf } from '../comments/public.ts'
import { eraseConversationsOf, type ErasedConversations } from '../conversations/public.ts'
import { eraseCredentialsOf } from '../credentials/public.ts'
import { deleteDevicesOf } from '../devices/public.ts'
import { eraseEventsOf } from '../events/public.ts'
import { deleteFeedbackOf } from '../feedback/public.ts'
import { deleteHandoversOf } from '../handovers/public.ts'
import { deleteIdentitiesOf } from '../identities/public.ts'
import { eraseListingsOf } from '../listings/public.ts'
import { deleteMailsTo } from '../mails/public.ts'
import { eraseMembershipsOf } from '../memberships/public.ts'
import { eraseNoticesOf } from '../notices/public.ts'
import { erasePostsOf } from '../posts/public.ts'
import { scrubProfile } from '../profiles/public.ts'
import { erasePushOf } from '../push/public.ts'
import { deleteReportsBy } from '../reports/public.ts'
import { deleteAllSessions } from '../sessions/public.ts'
import { deleteFlowsOf } from '../sign-in/public.ts'
import { deleteRequestsOf } from '../verifications/public.ts'
import { deleteBanOf, lockCommunitiesOf } from './accounts.store.ts'

/** The communities, people and conversations whose other clients must reload something. */
export interface Erased {
  readonly communities: readonly string[]
  readonly people: readonly string[]
  readonly conversations: ErasedConversations
}

/**
 * Erases all data of one person in one transaction. The caller must hold the lock on the profile.
 * The files are removed by a job that is enqueued here.
 */
export async function erasePerson(
  tx: Database,
  person: { id: string; email: string | undefined },
  now: Date,
): Promise<Erased> {
  const { id, email } = person
  const communities = await lockCommunitiesOf(tx, id)
  await eraseEventsOf(tx, id)
  await erasePostsOf(tx, id)
  await lockArticlesOf(tx, id)
  await eraseCommentsOf(tx, id)
  await eraseArticleLikesOf(tx, id)
  const people = await eraseMembershipsOf(tx, id, now)
  const conversations = await eraseConversationsOf(tx, id, now)
  // Sending a message locks the conversation before its files; the same order is used here.
  await eraseAttachmentsOf(tx, id)
  await eraseListingsOf(tx, id)
  await deleteBlocksOf(tx, id)
  await deleteReportsBy(tx, id)
  await deleteFlowsOf(tx, id)
  // Handovers are found by the identities, so they must be deleted before them.
  await deleteHandoversOf(tx, id)
  await deleteAllSessions(tx, id)
  await deleteIdentitiesOf(tx, id)
  await eraseCredentialsOf(tx, id)
  await deleteRequestsOf(tx, id)
  await deleteFeedbackOf(tx, id)
  await deleteBanOf(tx, id)
  if (email !== undefined) await deleteMailsTo(tx, email)
  await eraseNoticesOf(tx, id)
  await erasePushOf(tx, id)
  await deleteDevicesOf(tx, id)
  await scrubProfile(tx, id, now)
  await enqueue(tx, removeFolder, { folder: `avatars/${id}/` })
  return { communities, people, conversations }
}
