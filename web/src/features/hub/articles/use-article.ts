import { getArticle } from '@patchbay/contract/hub/articles'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { articleKeys } from './articles.cache.ts'

export function useArticle(slug: string) {
  return useQuery({
    queryKey: articleKeys.one(slug),
    queryFn: ({ signal }) => call(getArticle, { params: { slug }, signal }),
  })
}
