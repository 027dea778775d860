import { deleteBanOf, type Erasure } from './features/accounts/public.ts'
import { eraseArticleLikesOf, lockArticlesOf } from './features/articles/public.ts'
import { eraseAttachmentsOf } from './features/attachments/public.ts'
import { eraseAvatarOf } from './features/avatars/public.ts'
import { deleteBlocksOf } from './features/blocks/public.ts'
import { eraseCommentsOf } from './features/comments/public.ts'
import { announceCommunities, lockCommunitiesOf } from './features/communities/public.ts'
import { announceErased, eraseConversationsOf } from './features/conversations/public.ts'
import { eraseCredentialsOf } from './features/credentials/public.ts'
import { deleteDevicesOf } from './features/devices/public.ts'
import { eraseEventsOf } from './features/events/public.ts'
import { deleteFeedbackOf } from './features/feedback/public.ts'
import { deleteHandoversOf } from './features/handovers/public.ts'
import { deleteIdentitiesOf } from './features/identities/public.ts'
import { eraseListingsOf } from './features/listings/public.ts'
import { deleteMailsTo } from './features/mails/public.ts'
import { eraseMembershipsOf } from './features/memberships/public.ts'
import { eraseNoticesOf } from './features/notices/public.ts'
import { erasePostsOf } from './features/posts/public.ts'
import { scrubProfile } from './features/profiles/public.ts'
import { erasePushOf } from './features/push/public.ts'
import { deleteReportsBy } from './features/reports/public.ts'
import { deleteAllSessions } from './features/sessions/public.ts'
import { deleteFlowsOf } from './features/sign-in/public.ts'
import { deleteRequestsOf } from './features/verifications/public.ts'
import type { Database } from './platform/db/database.ts'

const byId =
  (erase: (tx: Database, userId: string) => Promise<unknown>): Erasure =>
  async (tx, { id }) => {
    await erase(tx, id)
  }

/**
 * All that happens to the data of a deleted account, in the order in which it is locked. A test
 * compares the tables that refer to a person with what must remain of them.
 */
export const erasures: readonly Erasure[] = [
  async (tx, { id }) => {
    const communities = await lockCommunitiesOf(tx, id)
    await eraseEventsOf(tx, id)
    await erasePostsOf(tx, id)
    return (services) => announceCommunities(services, communities, [])
  },
  async (tx, { id }) => {
    await lockArticlesOf(tx, id)
    await eraseCommentsOf(tx, id)
    await eraseArticleLikesOf(tx, id)
  },
  async (tx, { id }, now) => {
    const people = await eraseMembershipsOf(tx, id, now)
    return (services) => announceCommunities(services, [], people)
  },
  async (tx, { id }, now) => {
    const conversations = await eraseConversationsOf(tx, id, now)
    return (services) => announceErased(services, conversations)
  },
  // Sending a message locks the conversation before its files; the same order is used here.
  byId(eraseAttachmentsOf),
  byId(eraseListingsOf),
  byId(deleteBlocksOf),
  byId(deleteReportsBy),
  byId(deleteFlowsOf),
  // Handovers are found by the identities, so they must be deleted before them.
  byId(deleteHandoversOf),
  byId(deleteAllSessions),
  byId(deleteIdentitiesOf),
  byId(eraseCredentialsOf),
  byId(deleteRequestsOf),
  byId(deleteFeedbackOf),
  byId(deleteBanOf),
  async (tx, { email }) => {
    if (email !== undefined) await deleteMailsTo(tx, email)
  },
  byId(eraseNoticesOf),
  byId(erasePushOf),
  byId(deleteDevicesOf),
  (tx, { id }, now) => scrubProfile(tx, id, now),
  byId(eraseAvatarOf),
]
