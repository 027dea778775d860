import { fileURLToPath } from 'node:url'
import {
  insertDemoArticleLikes,
  prepareArticle,
  publishArticle,
} from '../features/hub/articles/public.ts'
import { commentTables, insertDemoReply } from '../features/content/threads/public.ts'
import type { Database } from '../platform/db/database.ts'
import { demoArticles } from './articles.ts'
import { personId } from './communities.ts'

const hour = 3_600_000
const day = 24 * hour

/** Published as an operator would, each on its day. */
export async function seedArticles(tx: Database, now: Date): Promise<void> {
  for (const one of demoArticles) {
    const publishedAt = new Date(now.getTime() - one.daysAgo * day)
    const services = { now: () => publishedAt }
    const path = fileURLToPath(new URL(`articles/${one.file}.md`, import.meta.url))
    const { id } = await publishArticle(services, tx, await prepareArticle(services, path))
    await insertDemoArticleLikes(tx, id, one.likedBy.map(personId))
    for (const comment of one.comments ?? [])
      await insertDemoReply(tx, commentTables, {
        postId: id,
        authorId: personId(comment.author),
        content: comment.content,
        createdAt: new Date(publishedAt.getTime() + comment.afterHours * hour),
        likedBy: (comment.likedBy ?? []).map(personId),
      })
  }
}
