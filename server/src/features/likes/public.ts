export { likesOf } from './likes.store.ts'
export { toldLikes, type HeldWork } from './told-likes.ts'
