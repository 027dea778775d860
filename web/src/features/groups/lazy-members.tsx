import type { ReactNode } from 'react'
import { useOpened } from '../../ui/use-loaded.ts'
import type { MembersProps } from './members-props.ts'

const importMembers = () => import('./members-dialog.tsx').then((module) => module.MembersDialog)

/** Loaded when it first opens; if that fails, it counts as closed again. */
export function LazyMembers(props: MembersProps): ReactNode {
  const { open, onClose } = props
  const { part: MembersDialog } = useOpened(importMembers, open, onClose)
  return MembersDialog && <MembersDialog {...props} />
}
