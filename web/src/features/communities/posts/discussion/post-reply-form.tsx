import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ClosedThread, ReplyForm, replyWords } from '../../replies/public.ts'
import { threadOf } from './thread-of.ts'

interface PostReplyFormProps {
  post: CommunityPost
  onSent: (replyId: string) => void
}

/** The form below a discussion, or why there is none. */
export function PostReplyForm({ post, onSent }: PostReplyFormProps): ReactNode {
  const client = useQueryClient()
  if (!post.can.react) return <ClosedThread />
  return (
    <ReplyForm thread={threadOf(client, post)} words={replyWords} onSent={({ id }) => onSent(id)} />
  )
}
