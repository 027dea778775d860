export { announceCommunities } from './announce-communities.ts'
export { changeCommunity } from './change-community.ts'
export {
  canDecideRequests,
  canJoin,
  canLead,
  canRequest,
  type Standing,
} from './communities.policy.ts'
export {
  findCommunity,
  holdVersionsOf,
  updateCommunityRow,
  type CommunityRow,
} from './communities.store.ts'
export { standingOf } from './communities.view.ts'
export { findInside, holdInsideFor, seesInside, type InsideRow } from './inside.store.ts'
export { communityFeed, insideFeed } from './community-feeds.ts'
export { insertDemoCommunity } from './demo-communities.store.ts'
export { removeCommunity } from './remove-community.ts'
