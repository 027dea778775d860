export { ban, shutOut, unban } from './bans.ts'
export { setRole } from './standing.store.ts'
