import {
  listConversations,
  listRequests,
  passesFilter,
  type Conversation,
  type ConversationFilter,
} from '@patchbay/contract/messaging/conversations'
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../../platform/http/api.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { pollWhileDown } from '../../../platform/http/poll-while-down.ts'
import {
  askAgainMilliseconds,
  isStoredShown,
  noteAnswer,
  orStored,
} from '../../../platform/storage/stored-answers.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { conversationKeys } from './conversation-keys.ts'
import { keepNewerRows, type ListPages } from './conversations.cache.ts'
import { storedNames, offlineRules } from './offline-rules.ts'
import { inOrder } from './list/in-order.ts'
import type { UnsentPreviews } from './list/unsent.ts'
import { refreshList } from './refresh-lists.ts'

interface Poll {
  holders: number
  readonly stop: () => void
}

const polls = new WeakMap<QueryClient, Map<string, Poll>>()

/** While the socket is down a list is polled once, however many components show it. */
function pollList(client: QueryClient, q: string, only?: ConversationFilter): () => void {
  const ofClient = polls.get(client) ?? new Map<string, Poll>()
  polls.set(client, ofClient)
  const key = JSON.stringify([q, only])
  const poll = ofClient.get(key) ?? {
    holders: 0,
    stop: pollWhileDown(() => refreshList(client, q, only)),
  }
  ofClient.set(key, poll)
  poll.holders += 1
  return () => {
    poll.holders -= 1
    if (poll.holders > 0) return
    poll.stop()
    ofClient.delete(key)
  }
}

export interface ConversationList {
  readonly conversations: readonly Conversation[] | undefined
  readonly error: unknown
  readonly more: boolean
  readonly loadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

interface Narrowed {
  readonly only: ConversationFilter
  /** Stays in the list while it is open, even if it no longer belongs there. */
  readonly openId: string | undefined
}

/** The viewer's conversations, pinned ones first; without those in the archive, unless searched. */
export function useConversations(
  q: string,
  unsent?: UnsentPreviews,
  narrowed?: Narrowed,
): ConversationList {
  const { only, openId } = narrowed ?? {}
  const isWhole = only === undefined
  const asked = q.trim()
  const client = useQueryClient()
  const viewerId = useSession().user?.id ?? ''
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: conversationKeys.list(asked, only),
      queryFn: ({ pageParam, signal }) => {
        const answer = () =>
          inTime(
            (inTimeSignal) =>
              call(listConversations, {
                query: {
                  ...(asked !== '' && { q: asked }),
                  ...(only && { only }),
                  ...(pageParam !== undefined && { cursor: pageParam }),
                },
                signal: inTimeSignal,
              }),
            signal,
          )
        // Only the first page of the whole list is stored.
        if (asked !== '' || only || pageParam !== undefined) return answer()
        const isFirst = client.getQueryData(conversationKeys.list('')) === undefined
        return isFirst
          ? orStored(viewerId, storedNames.list, answer)
          : noteAnswer(viewerId, storedNames.list, answer())
      },
      refetchInterval: () =>
        asked === '' && !only && isStoredShown(viewerId, storedNames.list) && askAgainMilliseconds,
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      structuralSharing: keepNewerRows,
      // While a new search loads, the previous result stays on screen.
      placeholderData: (previous) => previous,
      ...offlineRules,
      // The socket announces changes, and everything is fetched again after it was down.
      staleTime: Number.POSITIVE_INFINITY,
    },
  )
  useEffect(() => pollList(client, asked, only), [client, asked, only])
  // A part that the server does not answer is made of what is loaded.
  const loaded = data ?? (only && client.getQueryData<ListPages>(conversationKeys.list('')))
  const conversations = useMemo(
    () =>
      loaded &&
      inOrder(
        loaded.pages
          .flatMap((page) => page.conversations)
          .filter(
            (row) => (isWhole && asked !== '') || row.id === openId || passesFilter(row, only),
          ),
        viewerId,
        unsent,
      ),
    [loaded, viewerId, unsent, isWhole, asked, only, openId],
  )
  return {
    conversations,
    error: loaded ? null : error,
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: () => {
      if (!isFetchingNextPage) void fetchNextPage()
    },
    retry: () => void refetch(),
  }
}

/** What people new to the viewer have begun; empty until it is known. */
export function useRequests(): readonly Conversation[] {
  const { data } = useQuery({
    queryKey: conversationKeys.requests,
    queryFn: ({ signal }) => call(listRequests, { signal }),
    // The socket announces a change of the inbox, and everything is fetched again then.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.conversations ?? []
}
