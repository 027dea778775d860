import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { MembersProps } from './members-props.ts'

const importMembers = () => import('./members-dialog.tsx').then((module) => module.MembersDialog)

/** Fetched when it first opens; where that fails, it counts as closed again. */
export function LaterMembers(props: MembersProps): ReactNode {
  const { open, onClose } = props
  const { part: MembersDialog, load } = useLoaded(importMembers)
  const loadOrGiveUp = useEffectEvent(async () => {
    if (!(await load())) onClose()
  })
  useEffect(() => {
    if (open) void loadOrGiveUp()
  }, [open])
  return MembersDialog && <MembersDialog {...props} />
}
