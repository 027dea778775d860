export { insertDemoProfiles } from './demo-profiles.store.ts'
export { viewOwnProfile } from './own-profile.view.ts'
export { profileFeed } from './profile-feed.ts'
export {
  changeProfile,
  findEmail,
  insertFirstProfile,
  listOwnProfiles,
  lockOwnProfile,
  ownProfileColumns,
  setSpotifyConnected,
  type OwnProfileRow,
} from './profiles.store.ts'
