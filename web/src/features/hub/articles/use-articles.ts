import { getArticle, listArticles } from '@patchbay/contract/hub/articles'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { read, readPages } from '../../../platform/http/read.ts'
import { articleKeys } from './articles.cache.ts'

export function useArticle(slug: string) {
  return useQuery({
    queryKey: articleKeys.one(slug),
    ...read(getArticle, { params: { slug } }),
  })
}

/** The Information Hub's articles, the newest first, page by page; optionally of one category. */
export function useArticles(category: string | undefined) {
  return useInfiniteQuery({
    queryKey: articleKeys.list(category),
    ...readPages(listArticles, (cursor) => ({ query: { category, cursor } })),
    select: ({ pages }) => pages.flatMap(({ articles }) => articles),
  })
}
