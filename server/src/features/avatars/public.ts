export { initialsUrl } from './initials.ts'
export { noteProviderPicture } from './note-provider-picture.ts'
