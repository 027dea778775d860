import type { ReactNode } from 'react'
import { Quote } from '../../../ui/content/quote.tsx'
import { StillQuote } from '../../../ui/content/still-quote.tsx'
import { nameOf } from '../../people/people/public.ts'
import type { Reply, Thread } from './thread.ts'

interface AnsweredReplyProps {
  texts: Thread['texts']
  reply: Reply
  onJump: (replyId: string) => void
}

/** Above the words of an answer: what it answers, as that is now. */
export function AnsweredReply({ texts, reply, onJump }: AnsweredReplyProps): ReactNode {
  const { answers } = reply
  // An answer that was read from an older server does not say it.
  if (!answers) return null
  const { id, author, authorBlocked, words } = answers
  if (author === null)
    return (
      <div className="mt-1">
        <StillQuote words={texts.answeredGone} isNote />
      </div>
    )
  return (
    <div className="mt-1">
      <Quote
        who={
          <>
            <span className="sr-only">{texts.inAnswerTo} </span>
            <bdi>{nameOf(author)}</bdi>
          </>
        }
        words={authorBlocked ? texts.answeredBlocked : words}
        isNote={authorBlocked}
        onJump={() => onJump(id)}
      />
    </div>
  )
}
