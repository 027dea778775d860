import { offerCategories } from '../features/communities/categories/public.ts'
import { insertDemoPost } from '../features/communities/posts/public.ts'
import { insertDemoReply, replyTables } from '../features/content/threads/public.ts'
import type { Database } from '../platform/db/database.ts'
import { demoCommunities, personId } from './communities.ts'
import { demoPosts } from './posts.ts'

const hour = 3_600_000
const minute = 60_000

/** What people have been talking about until a moment ago. */
export async function seedPosts(tx: Database, now: Date): Promise<void> {
  const categories = await offerCategories(tx)
  for (const one of demoPosts) {
    const writtenAt = now.getTime() - one.hoursAgo * hour
    await insertDemoPost(tx, {
      id: one.id,
      communityId: demoCommunities[one.community - 1]?.id ?? '',
      authorId: personId(one.author),
      categoryId: categories.find(({ name }) => name === one.category)?.id ?? '',
      title: one.title ?? null,
      content: one.content,
      createdAt: new Date(writtenAt),
      likedBy: (one.likedBy ?? []).map(personId),
    })
    for (const reply of one.replies ?? [])
      await insertDemoReply(tx, replyTables, {
        postId: one.id,
        authorId: personId(reply.author),
        content: reply.content,
        createdAt: new Date(writtenAt + reply.afterMinutes * minute),
        likedBy: (reply.likedBy ?? []).map(personId),
      })
  }
}
