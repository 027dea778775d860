import { listFeedEvents } from './list-feed-events.ts'
import { listFeedPosts } from './list-feed-posts.ts'

export const feedRoutes = [listFeedPosts, listFeedEvents]
