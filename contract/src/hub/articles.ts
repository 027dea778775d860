import * as z from 'zod/mini'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'

export const articlesPerPage = 24

export const articleCategory = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Used in URLs, and for the picture that replaces a missing cover. */
  slug: z.string(),
})

const facts = {
  id: z.uuid(),
  /** The article's address is `/hub/{slug}`. */
  slug: z.string(),
  title: z.string(),
  /** One or two sentences in plain text. */
  summary: z.string(),
  /** `null` if there is none; the picture of its category is then shown instead. */
  coverImage: z.nullable(z.string()),
  category: articleCategory,
  /** How long the text takes to read, in whole minutes; at least one. */
  readingMinutes: z.int(),
  likeCount: z.int(),
  likedByMe: z.boolean(),
  replyCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

/** An article as the Information Hub lists it. */
export const articleCard = z.object(facts)

export type ArticleCard = z.infer<typeof articleCard>

export const article = z.object({
  ...facts,
  authorId: z.uuid(),
  author: person,
  /** Markdown, without HTML. */
  content: z.string(),
})

export type Article = z.infer<typeof article>

export const articleLikes = z.object({
  articleId: z.uuid(),
  likeCount: z.int(),
  likedByMe: z.boolean(),
})

export const articleParams = z.object({ articleId: z.uuid() })

/** The part of a URL that names an article or a category. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120))

export const listArticles = route('listArticles', {
  method: 'GET',
  path: '/articles',
  access: 'onboarded',
  summary: 'The Information Hub’s articles, the newest first; 24 a page, of one category if named.',
  query: z.object({ category: z.optional(slug), cursor }),
  output: z.object({ articles: z.array(articleCard), nextCursor }),
  errors: [],
})

export const listArticleCategories = route('listArticleCategories', {
  method: 'GET',
  path: '/articles/categories',
  access: 'onboarded',
  summary: 'The categories that have articles, by name.',
  output: z.object({ categories: z.array(articleCategory) }),
  errors: [],
})

export const getArticle = route('getArticle', {
  method: 'GET',
  path: '/articles/:slug',
  access: 'onboarded',
  summary: 'One article.',
  params: z.object({ slug }),
  output: article,
  errors: ['article_not_found'],
})

export const likeArticle = route('likeArticle', {
  method: 'PUT',
  path: '/articles/:articleId/like',
  access: 'onboarded',
  summary: 'Likes an article; once, however often it is said.',
  params: articleParams,
  output: articleLikes,
  errors: ['article_not_found'],
})

export const unlikeArticle = route('unlikeArticle', {
  method: 'DELETE',
  path: '/articles/:articleId/like',
  access: 'onboarded',
  summary: 'Takes a like back.',
  params: articleParams,
  output: articleLikes,
  errors: ['article_not_found'],
})
