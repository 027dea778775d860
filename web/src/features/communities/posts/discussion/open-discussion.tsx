import { useState, type ReactNode } from 'react'
import { Discussion } from './discussion.tsx'

export interface OpenDiscussionProps {
  /** The post in the URL, whose discussion is open. */
  openPost: string | undefined
  onClosePost: () => void
}

/** Stays mounted for a moment after closing, for its closing animation. */
export function OpenDiscussion({ openPost, onClosePost }: OpenDiscussionProps): ReactNode {
  const [postId, setPostId] = useState(openPost)
  if (openPost !== undefined && openPost !== postId) setPostId(openPost)
  if (postId === undefined) return null
  return (
    <Discussion key={postId} open={openPost !== undefined} onClose={onClosePost} postId={postId} />
  )
}
