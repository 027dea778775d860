export { listBestPosts, type BestPost } from './best-posts.store.ts'
export { listComingEvents, type ComingEventRow } from './coming-events.store.ts'
