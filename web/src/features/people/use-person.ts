import { getPerson } from '@patchbay/contract/people'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { personKeys } from './person.cache.ts'

/** A person's profile. Changes are not announced by the socket, so it is fetched on every visit. */
export const usePerson = (userId: string) =>
  useQuery({
    queryKey: personKeys.one(userId),
    queryFn: ({ signal }) => call(getPerson, { params: { userId }, signal }),
    staleTime: 0,
  })

/** The person does not exist, was deleted, or the id is invalid. */
export const isPersonMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['person_not_found', 'invalid_input', 'not_found'].includes(error.code)
