export { initialsUrl } from './initials.ts'
export { noteProviderPicture } from './avatars.store.ts'
