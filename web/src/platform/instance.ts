import { getInstance } from '@patchbay/contract/instance'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { defaultProductName } from './product.ts'

export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => call(getInstance, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { public: true },
})

/** The product's name: the build's own until the server has told the operator's. */
export function useProductName(): string {
  return useQuery(instanceQuery).data?.name ?? defaultProductName
}
