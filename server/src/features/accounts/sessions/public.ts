export { giveSession, openSession, showSession } from './open-session.ts'
export {
  deleteAllSessions,
  deleteOtherSessions,
  deleteOtherSessionsBy,
  findBan,
  findWays,
} from './sessions.store.ts'
