export { describeDevice } from './device.ts'
export { giveSession, openSession, showSession } from './open-session.ts'
export {
  deleteActiveDay,
  deleteAllSessions,
  endBannedSessions,
  deleteOtherSessions,
  deleteOtherSessionsBy,
  findBan,
  findFactorMethods,
  listOwnSessions,
} from './sessions.store.ts'
