export { erasePostsOf } from './erase-posts.store.ts'
