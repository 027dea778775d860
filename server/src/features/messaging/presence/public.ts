export { startAttendance } from './attendance.ts'
export { createPresenceFeed } from './presence-feed.ts'
export { deletePresenceOf, isPresenceShown } from './presences.store.ts'
export { announcePresence, switchPresence } from './switch-presence.ts'
