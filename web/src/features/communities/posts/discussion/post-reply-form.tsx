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
  const thread = threadOf(client, post)
  if (thread.noReply) return <ClosedThread thread={thread} why={thread.noReply} />
  return <ReplyForm thread={thread} words={replyWords} onSent={({ id }) => onSent(id)} />
}
