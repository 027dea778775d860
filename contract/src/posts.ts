import * as z from 'zod/mini'
import { communityParams } from './communities.ts'
import { clientId, cursor, nextCursor } from './pages.ts'
import { person } from './people.ts'
import { postFields } from './post-fields.ts'
import { route } from './route.ts'

// In a file of their own, so that a page carries only what it uses of them.
export { postFields } from './post-fields.ts'

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
