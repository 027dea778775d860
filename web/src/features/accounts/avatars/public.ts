export { AvatarField } from './avatar-field.tsx'
export { uploadWords } from './failure-words.ts'
export { PictureField } from './picture-field.tsx'
export type { PictureWay } from './picture-way.ts'
