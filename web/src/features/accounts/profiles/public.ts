export { OwnProfile } from './own-profile.tsx'
export { ProfileHead } from './profile-head.tsx'
export { profileTexts } from './texts.ts'
