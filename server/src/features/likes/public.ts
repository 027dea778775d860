export { likesOf } from './likes.store.ts'
