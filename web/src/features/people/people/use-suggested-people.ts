import { listSuggestedPeople } from '@patchbay/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { personKeys } from './person.cache.ts'

/** People who fit the viewer's profile, and why. */
export const useSuggestedPeople = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: personKeys.suggested,
    queryFn: ({ signal }) => call(listSuggestedPeople, { signal }),
    staleTime: 10 * 60_000,
    enabled,
  })
