import { getPerson } from '@patchbay/contract/people/people'
import { personTopic } from '@patchbay/contract/realtime'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../platform/http/read.ts'
import { useFollowed } from '../../../platform/realtime/followed.ts'
import { personKeys } from './person.cache.ts'

/**
 * A person's profile. While it is on screen, changes are announced: also that the person is banned
 * or has deleted the account.
 */
export function usePerson(userId: string) {
  const query = useQuery({
    queryKey: personKeys.one(userId),
    ...read(getPerson, { params: { userId } }),
  })
  useFollowed(personTopic(userId), query.data?.version, () => void query.refetch())
  return query
}
