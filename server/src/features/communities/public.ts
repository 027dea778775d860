export { findInside, holdInsideFor, seesInside, type InsideRow } from './inside.store.ts'
export { communityFeed, insideFeed } from './community-feeds.ts'
export { insertDemoCommunity } from './demo-communities.store.ts'
