export { insertDemoProfiles } from './demo-profiles.store.ts'
export { viewOwnProfile } from './own-profile.view.ts'
export { insertFirstProfile, setSpotifyConnected, type OwnProfileRow } from './profiles.store.ts'
