import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ClosedThread, ReplyForm, ReplyList, replyWords } from '../replies/public.ts'
import { EditablePost } from './editable-post.tsx'
import { postPageTexts } from './page-texts.ts'
import { findInLists } from './posts.cache.ts'
import { cardTexts, discussionTexts as texts } from './texts.ts'
import { threadOf } from './thread-of.ts'
import { isPostMissing, usePost } from './use-post.ts'

const boxes = (
  <div className="space-y-3">
    <div className="skeleton h-10 w-1/2" />
    <div className="skeleton h-4 w-4/5" />
    <div className="skeleton h-4" />
  </div>
)

interface PostAndRepliesProps {
  post: CommunityPost
  /** The reply that the viewer has just sent. */
  newest: string | undefined
  onDeleted: () => void
}

function PostAndReplies({ post, newest, onDeleted }: PostAndRepliesProps): ReactNode {
  const client = useQueryClient()
  const id = useId()
  const article = useRef<HTMLElement>(null)
  const { reply } = useSearch({ strict: false })
  return (
    <>
      <article ref={article} tabIndex={-1} aria-labelledby={id} className="outline-none">
        <EditablePost
          post={post}
          headingId={id}
          withCommunity
          whole
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
        <h3 id={`${id}-replies`} className="text-lead">
          {texts.replies(post.replyCount)}
        </h3>
        <ReplyList thread={threadOf(client, post)} newest={newest} aim={reply} />
      </section>
    </>
  )
}

interface DiscussionProps {
  open: boolean
  onClose: () => void
  postId: string
}

/** A post with all its replies. */
export function Discussion({ open, onClose, postId }: DiscussionProps): ReactNode {
  const client = useQueryClient()
  const [newest, setNewest] = useState<string>()
  const query = usePost(postId, { known: () => findInLists(client, postId), enabled: open })
  const isMissing = isPostMissing(query.error)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.title}
      tall
      footer={
        query.data &&
        !isMissing &&
        (query.data.can.react ? (
          <ReplyForm
            thread={threadOf(client, query.data)}
            words={replyWords}
            onSent={({ id }) => setNewest(id)}
          />
        ) : (
          <ClosedThread />
        ))
      }
    >
      {isMissing ? (
        <EmptyState compact title={postPageTexts.notFoundTitle}>
          {postPageTexts.notFoundBody}
        </EmptyState>
      ) : (
        <Awaited query={query} texts={texts} boxes={boxes}>
          {(data) => <PostAndReplies post={data} newest={newest} onDeleted={onClose} />}
        </Awaited>
      )}
    </Sheet>
  )
}
