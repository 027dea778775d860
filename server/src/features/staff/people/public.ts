export { ban, unban } from './bans.ts'
export { setRole } from './standing.store.ts'
