import * as contract from '@patchbay/contract/communities/person-work'
import { plainText } from '@patchbay/contract/formatted-text'
import { action } from '../../../platform/http/action.ts'
import { listPostsBy, type PersonPostRow } from './person-posts.store.ts'

const view = (row: PersonPostRow): contract.PersonPost => ({
  id: row.id,
  community: { id: row.community_id, name: row.community_name, coverImage: row.cover_image },
  title: row.title,
  content: Array.from(plainText(row.content)).slice(0, contract.personPostLength).join(''),
  category: row.category,
  likeCount: row.like_count,
  replyCount: row.reply_count,
  createdAt: row.created_at.toISOString(),
})

export const listPersonPosts = action(
  contract.listPersonPosts,
  async (ctx, { params: { userId } }) => ({
    posts: (await listPostsBy(ctx.db, ctx.viewer.userId, userId)).map(view),
  }),
)
