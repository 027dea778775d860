export { findAnswers, type AnswersRow } from './answers.store.ts'
export { changeOwnProfile } from './change-own-profile.ts'
export { insertDemoProfiles } from './demo-profiles.store.ts'
export { viewOwnProfile } from './own-profile.view.ts'
export {
  isAround,
  isBanned,
  isContentHidden,
  isThere,
  personJson,
  shownFullName,
  shownReplyCount,
  type PersonRow,
} from './people.store.ts'
export { nameForVisitor, viewPerson, viewPersonForVisitor } from './person.view.ts'
export { profileFeed } from './profile-feed.ts'
export { imitatesStaff } from './reserved-names.ts'
export {
  findEmail,
  shareLockOwnProfile,
  insertFirstProfile,
  lockOwnProfile,
  lockProfiles,
  ownProfileColumns,
  scrubProfile,
  setSpotifyConnected,
  type OwnProfileRow,
} from './profiles.store.ts'
