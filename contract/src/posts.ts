import * as z from 'zod/mini'
import { communityParams } from './communities.ts'
import { clientId, cursor, nextCursor } from './pages.ts'
import { person } from './people.ts'
import { route } from './route.ts'
import { line, prose } from './text.ts'

export const postFields = {
  /** An empty one is none. */
  title: line({ max: 160 }),
  content: prose({ min: 10, max: 10_000, tooShort: 'Content must be at least 10 characters' }),
  categoryId: z.uuid({ error: 'Please select a category' }),
} as const

export const postsPerPage = 20

export const communityPost = z.object({
  id: z.uuid(),
  communityId: z.uuid(),
  authorId: z.uuid(),
  author: person,
  title: z.nullable(z.string()),
  content: z.string(),
  category: z.object({ id: z.uuid(), name: z.string() }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type CommunityPost = z.infer<typeof communityPost>

export const listPosts = route('listPosts', {
  method: 'GET',
  path: '/communities/:communityId/posts',
  access: 'onboarded',
  summary: 'A community’s posts, the newest first; 20 a page, of one category if named.',
  params: communityParams,
  query: z.object({ category: z.optional(z.uuid()), cursor }),
  output: z.object({ posts: z.array(communityPost), nextCursor }),
  errors: ['community_not_found'],
})

export const createPost = route('createPost', {
  method: 'POST',
  path: '/communities/:communityId/posts',
  access: 'onboarded',
  summary: 'Writes a post to a community; for its members.',
  params: communityParams,
  body: z.object({
    clientId,
    title: z.optional(postFields.title),
    content: postFields.content,
    categoryId: postFields.categoryId,
  }),
  output: communityPost,
  errors: ['community_not_found', 'forbidden', 'category_not_found'],
})
