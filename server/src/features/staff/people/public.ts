export { requireBannable } from './ban-person.ts'
export { ban, detailsOf, shutOut, unban } from './bans.ts'
export { mayBan } from './people.policy.ts'
export { setRole } from './standing.store.ts'
