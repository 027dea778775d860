import { suggestLocations } from '@patchbay/contract/accounts/locations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { useSettled } from '../../../platform/state/use-settled.ts'

const shortest = 2
const longest = 80
const none: readonly string[] = []

/** Cities that match the typed text. They are optional: without an answer there are none. */
export function useLocationSuggestions(typed: string | undefined): readonly string[] {
  const wanted = typed?.trim() ?? ''
  const q = useSettled(wanted)
  const asks = (text: string): boolean => text.length >= shortest && text.length <= longest
  const { data } = useQuery({
    queryKey: ['locations', q.toLowerCase()],
    queryFn: ({ signal }) => call(suggestLocations, { query: { q }, signal }),
    enabled: asks(q),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { public: true },
  })
  return asks(wanted) && asks(q) && data ? data.locations : none
}
