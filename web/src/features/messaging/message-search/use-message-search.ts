import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { searchMessages, type FoundMessage } from '@patchbay/contract/messaging/message-search'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { conversationKeys } from '../conversations/public.ts'
import { searchTexts as texts } from './texts.ts'

export interface Hit {
  readonly message: FoundMessage
  readonly conversation: Conversation
}

export interface MessageSearch {
  /** The newest first; the results of the previous text while the next are loading. */
  readonly hits: readonly Hit[] | undefined
  /** The results belong to the previous text. */
  readonly isOld: boolean
  readonly isOffline: boolean
  readonly failure: string | undefined
  readonly more: boolean
  readonly loadingMore: boolean
  readonly moreFailure: string | undefined
  readonly loadMore: () => void
  readonly retry: () => void
}

const wordsFor = (error: unknown): string => tooOftenWords(error) ?? texts.failed

/** Searches the messages of all the viewer's conversations, or of one of them. */
export function useMessageSearch(q: string, conversationId?: string): MessageSearch {
  const search = useInfiniteQuery({
    queryKey: conversationKeys.found(q, conversationId ?? ''),
    queryFn: ({ pageParam, signal }) =>
      call(searchMessages, {
        query: {
          q,
          ...(conversationId !== undefined && { conversationId }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (previous) => previous,
    enabled: q !== '',
  })
  const { data, error, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = search
  const hits = useMemo(
    () =>
      data?.pages.flatMap(({ found, conversations }) => {
        const byId = new Map(conversations.map((one) => [one.id, one]))
        return found.flatMap((message) => {
          const conversation = byId.get(message.conversationId)
          return conversation ? { message, conversation } : []
        })
      }),
    [data],
  )
  return {
    hits: q === '' ? undefined : hits,
    isOld: search.isPlaceholderData,
    isOffline: search.isPaused,
    failure: error && !isFetchNextPageError ? wordsFor(error) : undefined,
    more: search.hasNextPage,
    loadingMore: isFetchingNextPage,
    moreFailure: isFetchNextPageError ? (tooOftenWords(error) ?? texts.moreFailed) : undefined,
    loadMore: () => {
      if (!isFetchingNextPage) void fetchNextPage()
    },
    retry: () => void search.refetch(),
  }
}
