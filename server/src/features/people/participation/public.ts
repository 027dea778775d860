export {
  canCreate,
  canDecideRequest,
  canDecideRequests,
  canJoin,
  canLead,
  canLeave,
  canRequest,
  canSeeInside,
  canWithdraw,
  isOpen,
  membershipOf,
  type Standing,
} from './communities.policy.ts'
export {
  communitiesOf,
  eachCommunityOf,
  findInside,
  isShownMembership,
  restrictedCommunitiesOf,
  newestCommunitiesOf,
  seesInside,
  shareLockInsideFor,
  shownInsideOf,
  type InsideRow,
} from './inside.store.ts'
export { findStanding, isInConversation, type ConversationStanding } from './standing.store.ts'
