import type { CommunityPost } from '@patchbay/contract/posts'
import { viewPerson } from '../profiles/public.ts'
import type { PostRow } from './posts.store.ts'

export const viewPost = (row: PostRow): CommunityPost => ({
  id: row.id,
  communityId: row.community_id,
  authorId: row.author_id,
  author: viewPerson(row.author),
  title: row.title,
  content: row.content,
  category: { id: row.category_id, name: row.category_name },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
