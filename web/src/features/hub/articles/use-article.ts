import { getArticle } from '@patchbay/contract/hub/articles'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../platform/http/read.ts'
import { articleKeys } from './articles.cache.ts'

export function useArticle(slug: string) {
  return useQuery({
    queryKey: articleKeys.one(slug),
    ...read(getArticle, { params: { slug } }),
  })
}
