import { listArticleCategories } from '@patchbay/contract/articles'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { articleKeys } from './articles.cache.ts'

/** Categories that have articles, by name. */
export function useArticleCategories() {
  return useQuery({
    queryKey: articleKeys.categories,
    queryFn: ({ signal }) => call(listArticleCategories, { signal }),
    select: ({ categories }) => categories,
    staleTime: 10 * 60_000,
  })
}
