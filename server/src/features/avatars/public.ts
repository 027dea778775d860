export { initialsUrl } from './initials.ts'
export { noteProviderPicture } from './note-provider-picture.ts'
export { pictureKeys, putPicture } from './put-picture.ts'
export { readAvatar } from './read-avatar.ts'
