import { getPerson } from '@patchbay/contract/people'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { personKeys } from './person.cache.ts'

/** Somebody's profile, as it is now: nothing tells of its changes, so every look asks. */
export const usePerson = (userId: string) =>
  useQuery({
    queryKey: personKeys.one(userId),
    queryFn: ({ signal }) => call(getPerson, { params: { userId }, signal }),
    staleTime: 0,
  })

/** There is nobody, or not any more; an address that cannot be anybody's says the same. */
export const isPersonMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['person_not_found', 'invalid_input', 'not_found'].includes(error.code)
