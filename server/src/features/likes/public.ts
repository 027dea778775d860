export { likesOf } from './likes.store.ts'
export { notifiedLikes, type LockedWork } from './notified-likes.ts'
