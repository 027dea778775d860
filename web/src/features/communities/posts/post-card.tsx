import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { actionStyle } from '../../../ui/buttons/action-style.ts'
import { Comments } from '../replies/public.ts'
import { EditablePost } from './editable-post.tsx'
import { PostLink } from './post-link.tsx'
import { threadOf } from './discussion/thread-of.ts'
import { cardTexts as texts } from './texts.ts'

interface RepliesButtonProps {
  count: number
  open: boolean
  controls: string
  onToggle: () => void
}

function RepliesButton({ count, open, controls, onToggle }: RepliesButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={texts.replies(count)}
      onClick={onToggle}
      className={`${actionStyle} text-ink-2`}
    >
      <MessageSquare className="size-[18px]" aria-hidden="true" />
      <span className="readout">{count}</span>
    </button>
  )
}

interface PostCardProps {
  post: CommunityPost
  withCommunity?: boolean
  onDeleted: () => void
}

/** A post in a list; its replies expand below. */
export function PostCard({ post, withCommunity = false, onDeleted }: PostCardProps): ReactNode {
  const client = useQueryClient()
  const id = useId()
  const [open, setOpen] = useState(false)
  const card = useRef<HTMLElement>(null)
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      className="border-b border-line px-4 pt-4 pb-2 outline-none md:px-5"
    >
      <EditablePost
        post={post}
        headingId={id}
        withCommunity={withCommunity}
        onEdited={() => card.current?.focus({ preventScroll: true })}
        onDeleted={onDeleted}
        replies={
          <RepliesButton
            count={post.replyCount}
            open={open}
            controls={`${id}-comments`}
            onToggle={() => setOpen(!open)}
          />
        }
      >
        {open && (
          <div id={`${id}-comments`} className="pb-2">
            <Comments thread={threadOf(client, post)}>
              <p className="mt-2 text-meta font-medium text-ink-2">
                <PostLink post={post}>{texts.openWhole}</PostLink>
              </p>
            </Comments>
          </div>
        )}
      </EditablePost>
    </article>
  )
}
