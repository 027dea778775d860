export { insertDemoProfiles } from './demo-profiles.store.ts'
export { viewOwnProfile } from './own-profile.view.ts'
export {
  findEmail,
  insertFirstProfile,
  setSpotifyConnected,
  type OwnProfileRow,
} from './profiles.store.ts'
