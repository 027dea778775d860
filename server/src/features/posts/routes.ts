import { createPost } from './create-post.ts'
import { listPosts } from './list-posts.ts'

export const postRoutes = [listPosts, createPost]
