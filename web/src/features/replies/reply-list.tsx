import { useRef, type ReactNode } from 'react'
import { Awaited } from '../../ui/states/awaited.tsx'
import { MoreButton } from '../../ui/states/more-button.tsx'
import { ReplyRow } from './reply-row.tsx'
import type { Thread } from './thread.ts'
import { useAim, useEnd, useReplies } from './use-replies.ts'

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
  useAim(query, aim)
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
                  isAimedAt={reply.id === aim}
                  // The focused element was removed with the reply.
                  onDeleted={() => list.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
          )
        }
      </Awaited>
      <MoreButton
        query={query}
        texts={{ more: texts.more, loading: texts.moreLoading, moreFailed: texts.notLoaded }}
      />
    </div>
  )
}
