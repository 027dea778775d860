export { giveSession, openSession } from './open-session.ts'
export { deleteAllSessions } from './sessions.store.ts'
