import { useLocation } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { commentWords, ReplyForm, ReplyList, type Thread } from '../replies/public.ts'
import { commentThread } from './comment-thread.ts'
import { commentsTitle } from './texts.ts'

interface ArticleCommentsProps {
  articleId: string
  /** Called with the change of the number of comments. */
  onCount: Thread['onCount']
}

/** The comments on an article, below the box for a new one. */
export function ArticleComments({ articleId, onCount }: ArticleCommentsProps): ReactNode {
  const id = useId()
  const [newest, setNewest] = useState<string>()
  const aim = useLocation({ select: ({ hash }) => hash || undefined })
  const thread = commentThread(articleId, onCount)
  return (
    <section aria-labelledby={id} className="border-t border-line px-4 pt-4 pb-6 md:px-5">
      <h2 id={id} className="mb-3 text-lead">
        {commentsTitle}
      </h2>
      <ReplyForm
        thread={thread}
        words={commentWords}
        small
        prominent
        onSent={(comment) => setNewest(comment.id)}
      />
      <ReplyList thread={thread} newest={newest} aim={aim} />
    </section>
  )
}
