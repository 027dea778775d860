export { insertDemoProfiles } from './demo-profiles.store.ts'
export { viewOwnProfile } from './own-profile.view.ts'
export { insertFirstProfile, markSpotifyConnected } from './profiles.store.ts'
