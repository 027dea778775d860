import { searchPeople, type Person } from '@patchbay/contract/people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSettled } from '../../platform/use-settled.ts'
import { personKeys } from './person.cache.ts'

const longest = 100
const nobody: readonly Person[] = []

interface PeopleSearch {
  readonly people: readonly Person[]
  /** `idle` before anything is typed. */
  readonly state: 'idle' | 'searching' | 'failed' | 'done'
}

/** People whose name contains the typed text. */
export function usePeopleSearch(typed: string): PeopleSearch {
  const wanted = typed.trim().slice(0, longest)
  const q = useSettled(wanted)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: personKeys.search(q.toLowerCase()),
    queryFn: ({ signal }) => call(searchPeople, { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  if (wanted === '') return { people: nobody, state: 'idle' }
  const people = (q !== '' && data?.people) || nobody
  if (isError && q === wanted) return { people: nobody, state: 'failed' }
  const isDone = q === wanted && data !== undefined && !isPlaceholderData
  return { people, state: isDone ? 'done' : 'searching' }
}
