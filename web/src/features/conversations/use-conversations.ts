import { listConversations, type Conversation } from '@patchbay/contract/conversations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { conversationKeys } from './conversation-keys.ts'

export interface ConversationList {
  readonly conversations: readonly Conversation[] | undefined
  readonly error: unknown
  readonly more: boolean
  readonly loadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

/** The viewer's conversations, the newest message first. */
export function useConversations(q: string): ConversationList {
  const asked = q.trim()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: conversationKeys.list(asked),
      queryFn: ({ pageParam, signal }) =>
        call(listConversations, {
          query: {
            ...(asked !== '' && { q: asked }),
            ...(pageParam !== undefined && { cursor: pageParam }),
          },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ conversations }) => conversations),
      refetchInterval: 2000,
    },
  )
  return {
    conversations: data,
    error: data ? null : error,
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
