import type { ReactNode } from 'react'
import { useOpened } from '../../ui/use-loaded.ts'
import { useSession } from '../sessions/public.ts'
import type { NewPostProps } from './new-post-props.ts'

const importSheet = () => import('./loaded-new-post.tsx').then((module) => module.LoadedNewPost)

/** The form and its rules are loaded when it first opens. */
export function NewPostSheet(props: NewPostProps): ReactNode {
  const { open, onClose, community } = props
  const { user } = useSession()
  const { part: LoadedNewPost } = useOpened(importSheet, open, onClose)
  // Uploads in progress belong to one person and one community.
  return LoadedNewPost && <LoadedNewPost key={`${user?.id}:${community.id}`} {...props} />
}
