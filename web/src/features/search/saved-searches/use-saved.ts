import {
  deleteSavedSearch,
  listSavedSearches,
  renameSavedSearch,
  saveSearch,
} from '@patchbay/contract/search/saved-searches'
import type { ReceivedOutput, SentRequest } from '@patchbay/contract/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'

const queryKey = ['saved-searches'] as const

type Answer = ReceivedOutput<typeof listSavedSearches>

export const useSavedSearches = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(listSavedSearches, { signal }) })

/** Every change answers with all searches. */
function useChange<Change>(send: (change: Change) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
}

export const useSaveSearch = () =>
  useChange((body: SentRequest<typeof saveSearch>['body']) => call(saveSearch, { body }))

export const useRenameSearch = () =>
  useChange(({ id, name }: { id: string; name: string }) =>
    call(renameSavedSearch, { params: { searchId: id }, body: { name } }),
  )

export const useDeleteSearch = () =>
  useChange((id: string) => call(deleteSavedSearch, { params: { searchId: id } }))
