import { listCategories } from '@patchbay/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** What a post can be about; they hardly ever change. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(listCategories, { signal }),
    select: ({ categories }) => categories,
    staleTime: 10 * 60_000,
  })
}
