import { Heart, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { articlesTexts as texts } from './texts.ts'

/** The numbers of likes and comments; not interactive. */
export function ArticleCounts(props: { likeCount: number; replyCount: number }): ReactNode {
  const counts = [
    { Icon: Heart, count: props.likeCount, words: texts.likes(props.likeCount) },
    { Icon: MessageSquare, count: props.replyCount, words: texts.replies(props.replyCount) },
  ]
  return (
    <p className="flex items-center gap-3.5 text-ink-3">
      {counts.map(({ Icon, count, words }) => (
        <span key={words} className="inline-flex items-center gap-1.5">
          <Icon className="size-3.5" aria-hidden="true" />
          <span className="sr-only">{words}</span>
          <span aria-hidden="true" className="readout">
            {count}
          </span>
        </span>
      ))}
    </p>
  )
}
