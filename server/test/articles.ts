import { slugOf } from '@patchbay/contract/hub/article-slugs'
import { createComment, type ArticleComment } from '@patchbay/contract/hub/comments'
import {
  shareLockCategory,
  insertArticle,
} from '../src/features/hub/articles/published-articles.store.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { TestPerson } from './people.ts'

interface WithDatabase {
  readonly db: Database
}

interface WrittenArticle {
  readonly slug?: string
  readonly title?: string
  readonly category?: string
  readonly content?: string
  readonly createdAt?: Date
}

export interface TestArticle {
  readonly id: string
  readonly slug: string
}

/** An article inserted directly, without the publishing command. */
export async function createArticle(
  app: WithDatabase,
  author: TestPerson,
  article: WrittenArticle = {},
): Promise<TestArticle> {
  const id = newId()
  const { slug = id, title = 'How to wind a cable', category = 'Craft' } = article
  const { createdAt = new Date(), content = 'Over, *under*.' } = article
  const categoryId = await shareLockCategory(app.db, { name: category, slug: slugOf(category) })
  await insertArticle(app.db, {
    id,
    slug,
    author_id: author.id,
    category_id: categoryId ?? '',
    title,
    summary: 'Over, under, and never around the elbow.',
    content,
    cover_image: null,
    created_at: createdAt,
    updated_at: createdAt,
  })
  return { id, slug }
}

export async function commentOn(
  author: TestPerson,
  articleId: string,
  content = 'I coil them wrong, and they know.',
): Promise<ArticleComment> {
  const body = { clientId: newId(), content }
  const answer = await author.client.call(createComment, { params: { articleId }, body })
  if (answer.code !== undefined) throw new Error(`The comment was refused: ${answer.code}.`)
  return answer.body
}

/** The counts stored with an article, and the actual numbers of rows. */
export async function hubCountsOf(app: WithDatabase, articleId: string) {
  const db = query(app.db)
  const article = await db
    .selectFrom('information_hub_posts')
    .select(['like_count', 'reply_count'])
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow()
  const likes = await db
    .selectFrom('information_hub_post_likes')
    .select('user_id')
    .where('post_id', '=', articleId)
    .execute()
  const comments = await db
    .selectFrom('information_hub_post_replies as c')
    .leftJoin('information_hub_reply_likes as l', 'l.reply_id', 'c.id')
    .select((eb) => ['c.id', 'c.like_count', eb.fn.count<string>('l.user_id').as('likes')])
    .where('c.post_id', '=', articleId)
    .groupBy('c.id')
    .execute()
  return {
    counted: { likes: article.like_count, comments: article.reply_count },
    rows: { likes: likes.length, comments: comments.length },
    commentLikes: comments.map((c) => ({ counted: c.like_count, rows: Number(c.likes) })),
  }
}
