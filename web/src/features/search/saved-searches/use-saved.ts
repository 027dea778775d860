import { deleteSavedSearch, listSavedSearches } from '@patchbay/contract/search/saved-searches'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { read } from '../../../platform/http/read.ts'

const queryKey = ['saved-searches'] as const

type Answer = ReceivedOutput<typeof listSavedSearches>

export const useSavedSearches = () => useQuery({ queryKey, ...read(listSavedSearches, {}) })

/** Every change answers with all searches. */
export function useTakeSaved(): (answer: Answer) => void {
  const client = useQueryClient()
  return (answer) => client.setQueryData(queryKey, answer)
}

export function useDeleteSearch() {
  const take = useTakeSaved()
  return useMutation({
    mutationFn: (searchId: string) => call(deleteSavedSearch, { params: { searchId } }),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: take,
  })
}
