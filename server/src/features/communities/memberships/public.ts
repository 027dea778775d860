export { membershipsFeed } from './memberships-feed.ts'
export { eraseMembershipsOf } from './erase-memberships.ts'
