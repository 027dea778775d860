export { membershipsFeed } from './memberships-feed.ts'
export { eraseMembershipsOf } from './erase-memberships.ts'
export { handOver } from './hand-over.ts'
export { findRole } from './memberships.store.ts'
