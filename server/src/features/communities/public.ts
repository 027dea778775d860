export { announceCommunities } from './announce-communities.ts'
export { changeCommunity } from './change-community.ts'
export { canDecideRequests, canJoin, canLead, canRequest } from './communities.policy.ts'
export {
  findCommunity,
  lockVersionsOf,
  updateCommunityRow,
  type CommunityRow,
} from './communities.store.ts'
export { standingOf } from './communities.view.ts'
export {
  communitiesOf,
  findInside,
  shareLockInsideFor,
  seesInside,
  type InsideRow,
} from './inside.store.ts'
export { communityFeed, insideFeed } from './community-feeds.ts'
export { insertDemoCommunity } from './demo-communities.store.ts'
export { findOwnFacts, ownFacts, type OwnFacts } from './own-communities.store.ts'
export { removeCommunity } from './remove-community.ts'
