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

/** The article does not exist, or the slug is invalid. */
export const isArticleMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status)
