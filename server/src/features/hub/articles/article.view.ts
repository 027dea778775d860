import type { Article, ArticleCard } from '@patchbay/contract/hub/articles'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { ArticleRow, CardRow } from './articles.store.ts'

export const viewCard = (row: CardRow): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  coverImage: row.cover_image,
  category: { id: row.category_id, name: row.category_name, slug: row.category_slug },
  readingMinutes: row.reading_minutes,
  likeCount: row.like_count,
  likedByMe: row.liked_by_me,
  replyCount: row.reply_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const viewArticle = (row: ArticleRow): Article => ({
  ...viewCard(row),
  authorId: row.author_id,
  author: viewPerson(row.author),
  content: row.content,
})
