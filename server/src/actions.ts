import { erasures } from './erasures.ts'
import { accountRoutes } from './features/accounts/accounts/routes.ts'
import { appealRoutes } from './features/accounts/appeals/routes.ts'
import { archiveRoutes } from './features/privacy/archives/routes.ts'
import { articleRoutes } from './features/hub/articles/routes.ts'
import { attachmentRoutes } from './features/content/attachments/routes.ts'
import { avatarRoutes } from './features/accounts/avatars/routes.ts'
import { blockRoutes } from './features/people/blocks/routes.ts'
import { categoryRoutes } from './features/communities/categories/routes.ts'
import { communityRoutes } from './features/communities/communities/routes.ts'
import { commentRoutes } from './features/hub/comments/routes.ts'
import { confirmationRoutes } from './features/accounts/confirmations/routes.ts'
import { conversationRoutes } from './features/messaging/conversations/routes.ts'
import { credentialRoutes } from './features/accounts/credentials/routes.ts'
import { deviceRoutes } from './features/notices/devices/routes.ts'
import { directoryRoutes } from './features/search/directory/routes.ts'
import { eventRoutes } from './features/communities/events/routes.ts'
import { feedRoutes } from './features/communities/feed/routes.ts'
import { feedbackRoutes } from './features/staff/feedback/routes.ts'
import { groupRoutes } from './features/messaging/groups/routes.ts'
import { handoverRoutes } from './features/accounts/handovers/routes.ts'
import { identityRoutes } from './features/accounts/identities/routes.ts'
import { instanceRoutes } from './features/accounts/instance/routes.ts'
import { invitationRoutes } from './features/communities/invitations/routes.ts'
import { previewRoutes } from './features/content/previews/routes.ts'
import { linkCardRoutes } from './features/messaging/link-cards/routes.ts'
import { listingRoutes } from './features/marketplace/listings/routes.ts'
import { locationRoutes } from './features/accounts/locations/routes.ts'
import { matchRoutes } from './features/marketplace/matches/routes.ts'
import { createMatching, type Matching } from './features/marketplace/matching/public.ts'
import { membershipRoutes } from './features/communities/memberships/routes.ts'
import { messageSearchRoutes } from './features/messaging/message-search/routes.ts'
import { mailSettingsRoutes } from './features/accounts/mail-settings/routes.ts'
import { messagingSettingsRoutes } from './features/messaging/messaging-settings/routes.ts'
import { messageRoutes } from './features/messaging/messages/routes.ts'
import { moderationRoutes } from './features/communities/moderation/routes.ts'
import { noticeRoutes } from './features/notices/notices/routes.ts'
import { mailCodeRoutes } from './features/accounts/mail-codes/routes.ts'
import { onboardingRoutes } from './features/accounts/onboarding/routes.ts'
import { peopleRoutes } from './features/people/people/routes.ts'
import { postRoutes } from './features/communities/posts/routes.ts'
import { pushRoutes } from './features/notices/push/routes.ts'
import { profileRoutes } from './features/accounts/profiles/routes.ts'
import { replyRoutes } from './features/communities/replies/routes.ts'
import { reportRoutes } from './features/people/reports/routes.ts'
import { savedSearchRoutes } from './features/search/saved-searches/routes.ts'
import { searchRoutes } from './features/search/search/routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factors/routes.ts'
import { sessionRoutes } from './features/accounts/sessions/routes.ts'
import type { Providers } from './features/accounts/sign-in/providers.ts'
import { signInRoutes } from './features/accounts/sign-in/routes.ts'
import { consoleRoutes } from './features/staff/console/routes.ts'
import { announcementRoutes } from './features/staff/announcements/routes.ts'
import { articleCategoryRoutes } from './features/staff/article-categories/routes.ts'
import { writtenArticleRoutes } from './features/staff/articles/routes.ts'
import { staffAppealRoutes } from './features/staff/appeals/routes.ts'
import { auditRoutes } from './features/staff/audit/routes.ts'
import { staffPeopleRoutes } from './features/staff/people/routes.ts'
import { staffCommunityRoutes } from './features/staff/communities/routes.ts'
import { staffReportRoutes } from './features/staff/reports/routes.ts'
import { numberRoutes } from './features/staff/numbers/routes.ts'
import { verificationRoutes } from './features/staff/verifications/routes.ts'
import type { Action } from './platform/http/action.ts'
import { removables } from './removables.ts'
import { reportables } from './reportables.ts'
import { surroundings } from './surroundings.ts'

/** The actions of all features. */
export const createActions = (
  providers: Providers,
  matching: Matching = createMatching(),
): readonly Action[] => [
  ...instanceRoutes,
  ...signInRoutes(providers),
  ...handoverRoutes(providers),
  ...confirmationRoutes(providers),
  ...credentialRoutes,
  ...secondFactorRoutes,
  ...mailCodeRoutes,
  ...sessionRoutes,
  ...appealRoutes,
  ...identityRoutes,
  ...profileRoutes,
  ...onboardingRoutes,
  ...avatarRoutes,
  ...accountRoutes(erasures),
  ...archiveRoutes,
  ...locationRoutes,
  ...verificationRoutes,
  ...feedbackRoutes,
  ...eventRoutes,
  ...categoryRoutes,
  ...postRoutes,
  ...replyRoutes,
  ...articleRoutes,
  ...commentRoutes,
  ...feedRoutes,
  ...attachmentRoutes,
  ...communityRoutes,
  ...membershipRoutes,
  ...invitationRoutes,
  ...moderationRoutes,
  ...peopleRoutes,
  ...blockRoutes,
  ...conversationRoutes,
  ...groupRoutes,
  ...messageRoutes,
  ...mailSettingsRoutes,
  ...messagingSettingsRoutes,
  ...linkCardRoutes,
  ...previewRoutes,
  ...messageSearchRoutes,
  ...searchRoutes,
  ...directoryRoutes,
  ...savedSearchRoutes,
  ...reportRoutes(reportables),
  ...noticeRoutes,
  ...pushRoutes,
  ...deviceRoutes,
  ...listingRoutes,
  ...matchRoutes(matching),
  ...consoleRoutes,
  ...auditRoutes,
  ...staffPeopleRoutes,
  ...staffAppealRoutes,
  ...staffCommunityRoutes,
  ...staffReportRoutes({ reportables, surroundings }, removables),
  ...writtenArticleRoutes,
  ...articleCategoryRoutes,
  ...numberRoutes,
  ...announcementRoutes,
]
