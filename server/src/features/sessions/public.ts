export { giveSession, openSession } from './open-session.ts'
export { deleteAllSessions, deleteOtherSessions } from './sessions.store.ts'
