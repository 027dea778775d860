import { listEditableCategories } from '@patchbay/contract/staff/article-categories'
import {
  getWrittenArticle,
  listArticleAuthors,
  listWrittenArticles,
  type WrittenArticle,
} from '@patchbay/contract/staff/articles'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { staffKey } from '../queues/public.ts'

/** All query keys of what editors write. */
export const writtenKeys = {
  list: [...staffKey, 'written-articles'] as const,
  /** Apart: an editor must not change while somebody types. */
  one: (articleId: string) => ['written-article', articleId] as const,
  page: (articleId: string) => ['written-article', articleId, 'page'] as const,
  authors: [...staffKey, 'article-authors'] as const,
  categories: [...staffKey, 'editable-categories'] as const,
}

export function useWrittenArticles() {
  return useInfiniteQuery({
    queryKey: writtenKeys.list,
    queryFn: ({ pageParam, signal }) =>
      call(listWrittenArticles, {
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ articles }) => articles),
  })
}

/** Fetched once for an editor, which then follows its own saves. */
export function useWrittenArticle(articleId: string) {
  return useQuery({
    queryKey: writtenKeys.one(articleId),
    queryFn: ({ signal }) => call(getWrittenArticle, { params: { articleId }, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
}

export function useArticleAuthors() {
  return useQuery({
    queryKey: writtenKeys.authors,
    queryFn: ({ signal }) => call(listArticleAuthors, { signal }),
    select: ({ authors }) => authors,
  })
}

export function useEditableCategories() {
  return useQuery({
    queryKey: writtenKeys.categories,
    queryFn: ({ signal }) => call(listEditableCategories, { signal }),
    select: ({ categories }) => categories,
  })
}

/** What members have cached of articles may be older than the change. */
export function useRenewArticles(): (article?: WrittenArticle) => void {
  const client = useQueryClient()
  return (article) => {
    if (article) client.setQueryData(writtenKeys.one(article.id), article)
    for (const queryKey of [writtenKeys.list, writtenKeys.categories])
      void client.invalidateQueries({ queryKey })
  }
}
