import * as z from 'zod/mini'
import { articleCategory, slug } from '../hub/articles.ts'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'
import { line, prose } from '../text.ts'
import { auditReason } from './audit.ts'

export const writtenArticlesPerPage = 50
export const articleCoverMaxBytes = 5 * 1024 * 1024

/** In characters. */
export const articleLengths = { title: 150, summary: 300, content: 50_000, category: 40 } as const

/** What a published article must have. A draft may lack all of it. */
export const articleRules = {
  title: line({ min: 1, max: articleLengths.title }),
  summary: line({ min: 1, max: articleLengths.summary }),
  content: prose({ min: 1, max: articleLengths.content, tooShort: 'There is no text.' }),
} as const

const articleStates = ['draft', 'scheduled', 'published'] as const

const facts = {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  category: z.nullable(articleCategory),
  /** `scheduled`: a job publishes it at `publishAt`. */
  state: z.enum(articleStates),
  /** Published, and changed since in a way that members do not see yet. */
  hasChanges: z.boolean(),
  publishAt: z.nullable(z.iso.datetime()),
  publishedAt: z.nullable(z.iso.datetime()),
  savedAt: z.iso.datetime(),
  /** Who saved it last; `null` if that was the command line. */
  savedBy: z.nullable(z.string()),
}

/** An article in the list of editors. */
export const writtenArticleCard = z.object(facts)
export type WrittenArticleCard = z.infer<typeof writtenArticleCard>

/** An article as editors have it: the latest text, published or not. */
export const writtenArticle = z.object({
  ...facts,
  summary: z.string(),
  content: z.string(),
  coverImage: z.nullable(z.string()),
  /** The chosen author; `null`: the person who publishes it. */
  author: z.nullable(person),
  /** A slug is fixed once members could know it. */
  isSlugFixed: z.boolean(),
  /** Rises with every change; a save names the one that it is based on. */
  revision: z.int(),
})

export type WrittenArticle = z.infer<typeof writtenArticle>

const articleParams = z.object({ articleId: z.uuid() })
const revision = z.int().check(z.minimum(1))

export const articleText = z.object({
  title: line({ max: articleLengths.title }),
  slug,
  summary: line({ max: articleLengths.summary }),
  content: prose({ max: articleLengths.content }),
  categoryId: z.nullable(z.uuid()),
  authorId: z.nullable(z.uuid()),
})

export type ArticleText = z.infer<typeof articleText>

export const listWrittenArticles = route('listWrittenArticles', {
  method: 'GET',
  path: '/staff/articles',
  access: 'editor',
  summary: 'All articles, drafts too, the last saved first; 50 a page.',
  query: z.object({ cursor }),
  output: z.object({ articles: z.array(writtenArticleCard), nextCursor }),
  errors: [],
})

export const listArticleAuthors = route('listArticleAuthors', {
  method: 'GET',
  path: '/staff/articles/authors',
  access: 'editor',
  summary: 'Who can be the author of an article: editors and admins, by name.',
  output: z.object({ authors: z.array(person) }),
  errors: [],
})

export const createArticle = route('createArticle', {
  method: 'POST',
  path: '/staff/articles',
  access: 'editor',
  summary: 'Begins a draft. Its address is made from the title.',
  body: z.object({ title: articleRules.title, reason: auditReason }),
  output: writtenArticle,
  errors: [],
})

export const getWrittenArticle = route('getWrittenArticle', {
  method: 'GET',
  path: '/staff/articles/:articleId',
  access: 'editor',
  summary: 'The latest text of an article, published or not.',
  params: articleParams,
  output: writtenArticle,
  errors: ['article_not_found'],
})

const saveErrors = ['article_not_found', 'article_changed', 'article_scheduled'] as const

export const saveArticle = route('saveArticle', {
  method: 'PUT',
  path: '/staff/articles/:articleId',
  access: 'editor',
  summary: 'Saves a draft, unless somebody has saved it since `revision`. Members see no change.',
  params: articleParams,
  body: z.object({ ...articleText.shape, revision }),
  output: writtenArticle,
  errors: [...saveErrors, 'article_address_taken', 'category_not_found'],
})

export const uploadArticleCover = route('uploadArticleCover', {
  method: 'PUT',
  path: '/staff/articles/:articleId/cover',
  access: 'editor',
  summary: 'Sets the cover of a draft; the body is the file. Members do not see it yet.',
  params: articleParams,
  query: z.object({ revision: z.coerce.number().check(z.int(), z.minimum(1)) }),
  upload: { maxBytes: articleCoverMaxBytes },
  output: writtenArticle,
  errors: [
    ...saveErrors,
    'file_too_large',
    'invalid_file_type',
    'unreadable_picture',
    'storage_full',
  ],
})

export const removeArticleCover = route('removeArticleCover', {
  method: 'POST',
  path: '/staff/articles/:articleId/cover/remove',
  access: 'editor',
  summary: 'Takes the cover of a draft away.',
  params: articleParams,
  body: z.object({ revision }),
  output: writtenArticle,
  errors: saveErrors,
})

export const publishArticle = route('publishArticle', {
  method: 'POST',
  path: '/staff/articles/:articleId/publish',
  access: 'editor',
  summary: 'Shows the latest text to members, if it is still the one of `revision`.',
  params: articleParams,
  body: z.object({ revision, reason: auditReason }),
  output: writtenArticle,
  errors: ['article_not_found', 'article_changed', 'article_published', 'article_address_taken'],
})

export const scheduleArticle = route('scheduleArticle', {
  method: 'POST',
  path: '/staff/articles/:articleId/schedule',
  access: 'editor',
  summary: 'Publishes a draft at a time to come. Until then nobody can change it.',
  params: articleParams,
  body: z.object({ revision, publishAt: z.iso.datetime(), reason: auditReason }),
  output: writtenArticle,
  errors: ['article_not_found', 'article_changed', 'article_published', 'article_scheduled'],
})

export const unpublishArticle = route('unpublishArticle', {
  method: 'POST',
  path: '/staff/articles/:articleId/unpublish',
  access: 'editor',
  summary: 'Makes a published or scheduled article a draft again; likes and comments are kept.',
  params: articleParams,
  body: z.object({ reason: auditReason }),
  output: writtenArticle,
  errors: ['article_not_found', 'article_not_published'],
})

export const deleteArticle = route('deleteArticle', {
  method: 'POST',
  path: '/staff/articles/:articleId/delete',
  access: 'editor',
  summary: 'Deletes an article with its draft, likes and comments.',
  params: articleParams,
  body: z.object({ reason: auditReason }),
  output: null,
  errors: ['article_not_found'],
})
