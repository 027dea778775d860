export { announceCommunities } from './announce-communities.ts'
export { announceInside, type RaisedRow } from './announce-inside.ts'
export { changeCommunity, requireLockedCommunity } from './change-community.ts'
export {
  findCommunity,
  listMemberIds,
  lockCommunity,
  lockVersionsOf,
  shutCommunity,
  updateCommunityRow,
  type CommunityRow,
} from './communities.store.ts'
export { communityAccessOf, viewCard } from './communities.view.ts'
export { findViewerId } from './find-viewer-id.ts'
export { raiseInside, raiseInsideOf, raiseInsideOfPerson } from './community-versions.store.ts'
export { communityCovers } from './covers/community-covers.ts'
export { communityFeed, insideFeed } from './community-feeds.ts'
export { findCommunitiesNamed, type FoundCommunityRow } from './found-communities.store.ts'
export { insertDemoCommunity } from './demo-communities.store.ts'
export { isListed } from './list-communities.store.ts'
export { findOwnFacts, ownFacts, type OwnFacts } from './own-communities.store.ts'
export { deleteWithNotices, removeCommunity } from './remove-community.ts'
export { findReportableCommunity } from './reportable-community.ts'
export { requireRoom, requireRoomToAsk } from './require-room.ts'
export { lockCommunitiesOf } from './lock-communities-of.store.ts'
