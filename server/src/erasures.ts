import { deleteBanOf, type Erasure } from './features/accounts/accounts/public.ts'
import { deleteAppealsOf } from './features/accounts/appeals/public.ts'
import { eraseArchivesOf } from './features/privacy/archives/public.ts'
import { eraseArticleLikesOf, lockArticlesOf } from './features/hub/articles/public.ts'
import { eraseAttachmentsOf } from './features/content/attachments/public.ts'
import { eraseAvatarOf } from './features/accounts/avatars/public.ts'
import { deleteBlocksOf } from './features/people/blocks/public.ts'
import { eraseCommentsOf } from './features/hub/comments/public.ts'
import {
  announceCommunities,
  lockCommunitiesOf,
  raiseInsideOf,
} from './features/communities/communities/public.ts'
import { eraseRemovedListingFacts } from './features/messaging/messages/public.ts'
import { announceErased, eraseConversationsOf } from './features/messaging/conversations/public.ts'
import { eraseCredentialsOf } from './features/accounts/credentials/public.ts'
import { deleteDevicesOf } from './features/notices/devices/public.ts'
import { eraseEventsOf } from './features/communities/events/public.ts'
import { deleteFeedbackOf } from './features/staff/feedback/public.ts'
import { deleteHandoversOf } from './features/accounts/handovers/public.ts'
import { deleteIdentitiesOf } from './features/accounts/identities/public.ts'
import { eraseListingsOf } from './features/marketplace/listings/public.ts'
import { deleteInvitationsOf } from './features/communities/invitations/public.ts'
import { deleteMessagingSettingsOf } from './features/messaging/messaging-settings/public.ts'
import { deletePresenceOf } from './features/messaging/presence/public.ts'
import { deleteReplyTimeOf } from './features/messaging/reply-times/public.ts'
import { deleteMailSettingsOf } from './features/accounts/mail-settings/public.ts'
import { deleteMailsOf } from './features/accounts/mails/public.ts'
import { eraseMembershipsOf } from './features/communities/memberships/public.ts'
import { eraseNoticesOf } from './features/notices/notices/public.ts'
import { erasePostsOf } from './features/communities/posts/public.ts'
import { scrubProfile } from './features/accounts/profiles/public.ts'
import { erasePushOf } from './features/notices/push/public.ts'
import { eraseRemovalsOf } from './features/content/removals/public.ts'
import { eraseReportsOf } from './features/people/reports/public.ts'
import { deleteSavedSearchesOf } from './features/search/saved-searches/public.ts'
import { eraseSecondFactorsOf } from './features/accounts/second-factors/public.ts'
import { deleteActiveDay, deleteAllSessions } from './features/accounts/sessions/public.ts'
import { deleteFlowsOf } from './features/accounts/sign-in/public.ts'
import { deleteRequestsOf } from './features/staff/verifications/public.ts'
import type { Database } from './platform/db/database.ts'

const byId =
  (erase: (tx: Database, userId: string) => Promise<unknown>): Erasure =>
  async (tx, id) => {
    await erase(tx, id)
  }

/**
 * All that happens to the data of a deleted account, in the order in which it is locked. A test
 * compares the tables that refer to a person with what must remain of them.
 */
export const erasures: readonly Erasure[] = [
  async (tx, id, now) => {
    const communities = await lockCommunitiesOf(tx, id)
    await eraseEventsOf(tx, id, now)
    await erasePostsOf(tx, id)
    await raiseInsideOf(tx, communities)
    await deleteInvitationsOf(tx, id)
    return (services) => announceCommunities(services, communities, [])
  },
  async (tx, id) => {
    await lockArticlesOf(tx, id)
    await eraseCommentsOf(tx, id)
    await eraseArticleLikesOf(tx, id)
  },
  async (tx, id, now) => {
    const people = await eraseMembershipsOf(tx, id, now)
    return (services) => announceCommunities(services, [], people)
  },
  async (tx, id, now) => {
    const conversations = await eraseConversationsOf(tx, id, now)
    return (services) => announceErased(services, conversations)
  },
  // Sending a message locks the conversation before its files; the same order is used here.
  byId(eraseAttachmentsOf),
  byId(eraseListingsOf),
  // Their files refer to them.
  byId(eraseRemovalsOf),
  byId(eraseRemovedListingFacts),
  byId(deleteMessagingSettingsOf),
  byId(deletePresenceOf),
  byId(deleteReplyTimeOf),
  byId(deleteBlocksOf),
  byId(eraseReportsOf),
  byId(deleteFlowsOf),
  // Handovers are found by the identities, so they must be deleted before them.
  byId(deleteHandoversOf),
  byId(deleteAllSessions),
  byId(deleteActiveDay),
  byId(deleteIdentitiesOf),
  byId(eraseCredentialsOf),
  byId(eraseSecondFactorsOf),
  byId(deleteRequestsOf),
  byId(deleteFeedbackOf),
  byId(deleteBanOf),
  // An appeal locks its ban before it is written.
  byId(deleteAppealsOf),
  byId(deleteMailSettingsOf),
  byId(deleteMailsOf),
  byId(deleteSavedSearchesOf),
  byId(eraseArchivesOf),
  byId(eraseNoticesOf),
  byId(erasePushOf),
  byId(deleteDevicesOf),
  (tx, id, now) => scrubProfile(tx, id, now),
  byId(eraseAvatarOf),
]
