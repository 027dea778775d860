export { likesOf, type LikedRow } from './likes.store.ts'
