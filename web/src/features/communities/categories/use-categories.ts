import { listCategories } from '@patchbay/contract/communities/categories'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'

/** The categories of posts, which hardly ever change. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(listCategories, { signal }),
    select: ({ categories }) => categories,
    staleTime: 10 * 60_000,
  })
}
