export { insertDemoProfiles } from './profiles.store.ts'
