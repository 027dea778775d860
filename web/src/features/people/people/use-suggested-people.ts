import {
  listSuggestedPeople,
  type FoundPerson,
  type PersonReason,
} from '@patchbay/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../platform/http/read.ts'
import { personKeys } from './person.cache.ts'

export interface SuggestedPerson {
  readonly person: FoundPerson
  readonly reason: PersonReason | undefined
}

interface SuggestedOptions {
  readonly isWanted?: boolean
  /** What the page shows waits for them, so a failure is final. */
  readonly once?: boolean
}

/** People who fit the viewer's profile, and why. */
export const useSuggestedPeople = ({ isWanted = true, once = false }: SuggestedOptions = {}) =>
  useQuery({
    queryKey: personKeys.suggested,
    ...read(listSuggestedPeople, {}),
    enabled: isWanted,
    staleTime: 10 * 60_000,
    ...(once && { retry: false }),
    select: ({ suggestions }): readonly SuggestedPerson[] =>
      suggestions.map(({ person, reasons: [reason] }) => ({ person, reason })),
  })
