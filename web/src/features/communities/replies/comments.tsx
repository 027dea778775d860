import { useState, type ReactNode } from 'react'
import { ReplyForm } from './reply-form.tsx'
import { ReplyList } from './reply-list.tsx'
import { ClosedThread } from './closed-thread.tsx'
import { commentWords } from './texts.ts'
import type { Thread } from './thread.ts'

interface CommentsProps {
  thread: Thread
  /** Content beside the form, such as the link to the whole discussion. */
  children?: ReactNode
}

/** The replies below a card. */
export function Comments({ thread, children }: CommentsProps): ReactNode {
  const [newest, setNewest] = useState<string>()
  return (
    <div className="mt-1 border-t border-line">
      <ReplyList thread={thread} newest={newest} />
      {thread.noReply === undefined ? (
        <ReplyForm thread={thread} words={commentWords} small onSent={({ id }) => setNewest(id)} />
      ) : (
        <ClosedThread thread={thread} why={thread.noReply} />
      )}
      {children}
    </div>
  )
}
