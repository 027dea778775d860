import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { MoreButton } from '../../../ui/states/more-button.tsx'
import { insideSharing } from '../communities/public.ts'
import { UnsentReplies } from '../unsent/public.ts'
import { ReplyRow } from './reply-row.tsx'
import type { Thread } from './thread.ts'
import { focusReplyBox, replyDraftName, useAnswer } from './use-new-reply.ts'

/** The replies to a post or an article, the oldest first, page by page. */
function useReplies(thread: Thread) {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: thread.queryKey,
    queryFn: ({ pageParam, signal }) =>
      thread.calls.list(pageParam === undefined ? {} : { cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ replies }) => replies),
    structuralSharing: insideSharing(client),
    meta: { followed: thread.communityId !== undefined },
  })
}

/** After the viewer sends a reply, all pages up to it are fetched, because it is at the end. */
function useEnd(query: ReturnType<typeof useReplies>, newest: string | undefined): void {
  const goToEnd = useEffectEvent(async () => {
    await query.refetch()
    let isMore = query.hasNextPage
    while (isMore) {
      const { hasNextPage, isError } = await query.fetchNextPage()
      isMore = hasNextPage && !isError
    }
  })
  useEffect(() => {
    if (newest !== undefined) void goToEnd()
  }, [newest])
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Limits the search, because a deleted reply is on none of the pages. */
const mostPages = 10

/**
 * Fetches pages until the linked reply is found. The hash may also be something else, such as that
 * of the skip link.
 */
function useAim(query: ReturnType<typeof useReplies>, aim = ''): void {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const search = useRef({ aim: '', pagesLeft: 0 })
  useEffect(() => {
    if (search.current.aim !== aim)
      search.current = { aim, pagesLeft: uuid.test(aim) ? mostPages : 0 }
    // Once it was found, its later deletion does not restart the search.
    if (data?.some(({ id }) => id === aim)) search.current.pagesLeft = 0
    if (!data || !hasNextPage || isFetching || isError || search.current.pagesLeft === 0) return
    search.current.pagesLeft -= 1
    void fetchNextPage()
  }, [aim, data, hasNextPage, isFetching, isError, fetchNextPage])
}

const boxes = (
  <div className="space-y-4 py-4">
    {['w-40', 'w-32'].map((width) => (
      <div key={width} className="flex gap-3">
        <div className="skeleton size-8 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1 space-y-2 pt-1">
          <div className={`skeleton h-3.5 ${width}`} />
          <div className="skeleton h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
)

/** A quote was pressed. */
interface Jump {
  /** The reply that is quoted. */
  readonly id: string
  /** What the URL named then. */
  readonly from: string | undefined
  /** The same quote may be pressed again. */
  readonly count: number
}

interface ReplyListProps {
  thread: Thread
  /** The reply that the viewer has just sent. */
  newest: string | undefined
  /** The id of the reply in the URL. */
  aim?: string | undefined
}

/** The replies, the oldest first, for cards and for the Discussion modal. */
export function ReplyList({ thread, newest, aim }: ReplyListProps): ReactNode {
  const { texts } = thread
  const query = useReplies(thread)
  useEnd(query, newest)
  const [jump, setJump] = useState<Jump>()
  // Another address leads elsewhere.
  const target = jump?.from === aim ? jump : undefined
  const aimedAt = target?.id ?? aim
  useAim(query, aimedAt)
  const answer = useAnswer(thread)
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Awaited
        query={query}
        texts={{ loading: texts.loading, notLoaded: texts.notLoaded }}
        boxes={boxes}
      >
        {(replies) =>
          replies.length === 0 ? (
            <p className="py-4 text-ink-2">{texts.empty}</p>
          ) : (
            <ul>
              {replies.map((reply) => (
                <ReplyRow
                  key={reply.id}
                  thread={thread}
                  reply={reply}
                  isNew={reply.id === newest}
                  isAimedAt={reply.id === aimedAt}
                  jumps={reply.id === target?.id ? target.count : 0}
                  onJump={(id) => setJump({ id, from: aim, count: (jump?.count ?? 0) + 1 })}
                  onAnswer={() => answer(reply, list.current)}
                  // The focused element was removed with the reply.
                  onDeleted={() => list.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
          )
        }
      </Awaited>
      {thread.kind === 'reply' && (
        <UnsentReplies
          postId={thread.id}
          draft={replyDraftName(thread)}
          onEdit={() => focusReplyBox(list.current)}
        />
      )}
      <MoreButton
        query={query}
        texts={{ more: texts.more, loading: texts.moreLoading, moreFailed: texts.notLoaded }}
      />
    </div>
  )
}
