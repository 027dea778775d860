import {
  articleText,
  type ArticleText,
  type WrittenArticle,
} from '@patchbay/contract/staff/articles'
import * as z from 'zod/mini'

/** What an editor has typed, valid or not. */
export type TypedArticle = ArticleText

export const typedOf = (article: WrittenArticle): TypedArticle => ({
  title: article.title,
  slug: article.slug,
  summary: article.summary,
  content: article.content,
  categoryId: article.category?.id ?? null,
  authorId: article.author?.id ?? null,
})

const names = ['title', 'slug', 'summary', 'content', 'categoryId', 'authorId'] as const

export const isSame = (one: TypedArticle, other: TypedArticle): boolean =>
  names.every((name) => one[name] === other[name])

/** Returns what the server would store, which removes surrounding spaces. */
export const storedForm = (typed: TypedArticle): TypedArticle => {
  const { data } = articleText.safeParse(typed)
  return data ?? typed
}

const typedArticle = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  content: z.string(),
  categoryId: z.nullable(z.string()),
  authorId: z.nullable(z.string()),
})

/** What has not arrived at the server, and the revision that it is based on. */
const storedArticle = z.object({ typed: typedArticle, revision: z.number() })

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}

export const parseStored = (text: string | null): z.infer<typeof storedArticle> | undefined =>
  storedArticle.safeParse(parse(text)).data

export const parseTyped = (text: string): TypedArticle | undefined =>
  typedArticle.safeParse(parse(text)).data
