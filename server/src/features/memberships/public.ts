export { membershipsFeed } from './memberships-feed.ts'
