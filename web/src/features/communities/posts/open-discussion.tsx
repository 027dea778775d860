import { useState, type ReactNode } from 'react'
import { Discussion } from './discussion.tsx'
import type { DiscussionsProps } from './discussions-props.ts'

/** Stays mounted for a moment after closing, for its closing animation. */
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
