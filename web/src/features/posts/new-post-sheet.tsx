import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { NewPostProps } from './new-post-props.ts'

const importSheet = () => import('./loaded-new-post.tsx').then((module) => module.LoadedNewPost)

/** The form and its rules are fetched when it first opens. */
export function NewPostSheet(props: NewPostProps): ReactNode {
  const { open, onClose } = props
  const { part: LoadedNewPost, load } = useLoaded(importSheet)
  const loadOrGiveUp = useEffectEvent(async () => {
    if (!(await load())) onClose()
  })
  useEffect(() => {
    if (open) void loadOrGiveUp()
  }, [open])
  return LoadedNewPost && <LoadedNewPost {...props} />
}
