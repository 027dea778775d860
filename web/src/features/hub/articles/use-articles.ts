import { listArticles, getArticle } from '@patchbay/contract/hub/articles'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { articleKeys } from './articles.cache.ts'

export function useArticle(slug: string) {
  return useQuery({
    queryKey: articleKeys.one(slug),
    queryFn: ({ signal }) => call(getArticle, { params: { slug }, signal }),
  })
}

/** The Information Hub's articles, the newest first, page by page; optionally of one category. */
export function useArticles(category: string | undefined) {
  return useInfiniteQuery({
    queryKey: articleKeys.list(category),
    queryFn: ({ pageParam, signal }) =>
      call(listArticles, {
        query: {
          ...(category !== undefined && { category }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ articles }) => articles),
  })
}
