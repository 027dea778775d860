import { getInstance } from '@patchbay/contract/accounts/instance'
import { attachmentMaxBytes } from '@patchbay/contract/content/attachments'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '../http/read.ts'

/** The name until the server has sent this installation's own. */
export const defaultProductName = 'Patchbay'

export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  ...read(getInstance, {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { public: true },
})

/** The product's name: the build's default until the server has sent the operator's name. */
export function useProductName(): string {
  return useQuery(instanceQuery).data?.name ?? defaultProductName
}

/** The most bytes of an attached file, as the operator allows. */
export function useMaxFileBytes(): number {
  return useQuery(instanceQuery).data?.maxFileBytes ?? attachmentMaxBytes
}
