import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { ReplyList } from '../../replies/public.ts'
import { EditablePost, type PostView } from '../editable-post.tsx'
import { cardTexts, discussionTexts as texts } from '../texts.ts'
import { threadOf } from './thread-of.ts'

interface PostAndRepliesProps {
  post: CommunityPost
  place: Exclude<PostView, 'list'>
  /** The reply that the viewer has just sent. */
  newest: string | undefined
  /** The reply that the URL names. */
  aim?: string | undefined
  onDeleted: () => void
}

/** A post in full, and all its replies. */
export function PostAndReplies(props: PostAndRepliesProps): ReactNode {
  const { post, place, newest, aim, onDeleted } = props
  const client = useQueryClient()
  const id = useId()
  const article = useRef<HTMLElement>(null)
  const Heading = place === 'page' ? 'h2' : 'h3'
  return (
    <>
      <article ref={article} tabIndex={-1} aria-labelledby={id} className="outline-none">
        <EditablePost
          post={post}
          headingId={id}
          withCommunity={place === 'modal'}
          place={place}
          onEdited={() => article.current?.focus({ preventScroll: true })}
          onDeleted={onDeleted}
          replies={
            <span className="inline-flex h-11 items-center gap-1.5 text-ink-2 md:h-9">
              <MessageSquare className="size-[18px]" aria-hidden="true" />
              <span className="sr-only">{cardTexts.replies(post.replyCount)}</span>
              <span aria-hidden="true" className="readout">
                {post.replyCount}
              </span>
            </span>
          }
        />
      </article>
      <section
        aria-labelledby={`${id}-replies`}
        className="-mx-4 mt-2 border-t border-line px-4 pt-4 md:-mx-5 md:px-5"
      >
        <Heading id={`${id}-replies`} className="text-lead">
          {texts.replies(post.replyCount)}
        </Heading>
        <ReplyList thread={threadOf(client, post)} newest={newest} aim={aim} />
      </section>
    </>
  )
}
