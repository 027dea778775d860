import { listRequests, type Conversation } from '@patchbay/contract/messaging/conversations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/http/api.ts'
import { conversationKeys as keys } from '../conversation-keys.ts'

/** What people new to the viewer have begun; empty until it is known. */
export function useRequests(): readonly Conversation[] {
  const { data } = useQuery({
    queryKey: keys.requests,
    queryFn: ({ signal }) => call(listRequests, { signal }),
    // The socket announces a change of the inbox, and everything is fetched again then.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.conversations ?? []
}
