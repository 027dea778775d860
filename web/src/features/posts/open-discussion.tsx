import { useState, type ReactNode } from 'react'
import { Discussion } from './discussion.tsx'
import type { DiscussionsProps } from './discussions-props.ts'

/** Stays for a moment after it is closed, to go in its own time. */
export function OpenDiscussion(
  props: Pick<DiscussionsProps, 'openPost' | 'onClosePost'>,
): ReactNode {
  const { openPost, onClosePost } = props
  const [postId, setPostId] = useState(openPost)
  if (openPost !== undefined && openPost !== postId) setPostId(openPost)
  if (postId === undefined) return null
  return (
    <Discussion key={postId} open={openPost !== undefined} onClose={onClosePost} postId={postId} />
  )
}
