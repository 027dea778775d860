import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Awaited } from '../../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { PostAndReplies } from './post-and-replies.tsx'
import { PostReplyForm } from './post-reply-form.tsx'
import { findInLists } from '../posts.cache.ts'
import { discussionTexts as texts, postPageTexts } from '../texts.ts'
import { isPostMissing, usePost } from '../use-post.ts'

const boxes = (
  <div className="space-y-3">
    <div className="skeleton h-10 w-1/2" />
    <div className="skeleton h-4 w-4/5" />
    <div className="skeleton h-4" />
  </div>
)

interface DiscussionProps {
  open: boolean
  onClose: () => void
  postId: string
}

/** A post with all its replies, over the list that it was opened from. */
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
      footer={query.data && !isMissing && <PostReplyForm post={query.data} onSent={setNewest} />}
    >
      {isMissing ? (
        <EmptyState compact title={postPageTexts.notFoundTitle}>
          {postPageTexts.notFoundBody}
        </EmptyState>
      ) : (
        <Awaited query={query} texts={texts} boxes={boxes}>
          {(data) => (
            <PostAndReplies post={data} place="modal" newest={newest} onDeleted={onClose} />
          )}
        </Awaited>
      )}
    </Sheet>
  )
}
