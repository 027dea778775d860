import { listUnread } from '@patchbay/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** How many conversations the viewer has not read to the end. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: ['unread'],
    queryFn: ({ signal }) => call(listUnread, { signal }),
  })
  return data?.conversationIds.length ?? 0
}
