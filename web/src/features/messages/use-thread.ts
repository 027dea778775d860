import { listMessages } from '@patchbay/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSession } from '../sessions/public.ts'
import { sentMessage, type ThreadMessage } from './thread-message.ts'

export interface Thread {
  /** The oldest first; what is not sent yet comes last. */
  readonly messages: readonly ThreadMessage[]
  readonly older: boolean
  readonly newer: boolean
  readonly loadOlder: () => Promise<void>
  readonly loadNewer: () => Promise<void>
  readonly showNewest: () => Promise<void>
  readonly showAround: (seq: number) => Promise<void>
  /** The first message of others after the read mark, as it was when the thread was opened. */
  readonly firstUnreadSeq: number | undefined
  readonly loading: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** What is said in a conversation. */
export function useThread(conversationId: string): Thread {
  const viewerId = useSession().user?.id ?? ''
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['thread', conversationId],
    queryFn: ({ signal }) => call(listMessages, { params: { conversationId }, query: {}, signal }),
    refetchInterval: 2000,
  })
  const again = async (): Promise<void> => void (await refetch())
  return {
    messages: (data?.messages ?? []).toReversed().map((one) => sentMessage(one, viewerId)),
    older: data?.older ?? false,
    newer: data?.newer ?? false,
    loadOlder: again,
    loadNewer: again,
    showNewest: again,
    showAround: again,
    firstUnreadSeq: undefined,
    loading: isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
