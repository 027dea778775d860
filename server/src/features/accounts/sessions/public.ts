export { giveSession, openSession, showSession } from './open-session.ts'
export { deleteAllSessions, deleteOtherSessions } from './sessions.store.ts'
