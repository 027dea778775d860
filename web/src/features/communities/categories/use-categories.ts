import { listCategories } from '@patchbay/contract/communities/categories'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../platform/http/read.ts'

/** The categories of posts, which hardly ever change. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    ...read(listCategories, {}),
    select: ({ categories }) => categories,
    staleTime: 10 * 60_000,
  })
}
