export { giveSession, openSession, showSession } from './open-session.ts'
export {
  deleteAllSessions,
  deleteOtherSessions,
  deleteOtherSessionsBy,
  findBan,
} from './sessions.store.ts'
