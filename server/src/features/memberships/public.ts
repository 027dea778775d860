export { eraseMembershipsOf } from './erase-memberships.ts'
