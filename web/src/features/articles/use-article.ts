import { getArticle } from '@patchbay/contract/articles'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { articleKeys } from './articles.cache.ts'

export function useArticle(slug: string) {
  return useQuery({
    queryKey: articleKeys.one(slug),
    queryFn: ({ signal }) => call(getArticle, { params: { slug }, signal }),
  })
}

/** Absent, or not an address of one at all. */
export const isArticleMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status)
