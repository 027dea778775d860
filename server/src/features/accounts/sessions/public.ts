export { giveSession, openSession, showSession } from './open-session.ts'
export { deleteAllSessions, deleteOtherSessions, findBan } from './sessions.store.ts'
