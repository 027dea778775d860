import type { ReactNode } from 'react'
import { useOpened } from '../../ui/use-loaded.ts'
import type { MembersProps } from './members-props.ts'

const importMembers = () => import('./members-dialog.tsx').then((module) => module.MembersDialog)

/** Fetched when it first opens; where that fails, it counts as closed again. */
export function LazyMembers(props: MembersProps): ReactNode {
  const { open, onClose } = props
  const { part: MembersDialog } = useOpened(importMembers, open, onClose)
  return MembersDialog && <MembersDialog {...props} />
}
