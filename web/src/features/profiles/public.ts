export { OwnProfile } from './own-profile.tsx'
