import type { ReactNode } from 'react'
import { useOpened } from '../../ui/use-loaded.ts'
import type { ShortcutsDialogProps } from './shortcuts-props.ts'

const importSheet = () => import('./shortcuts-sheet.tsx').then((module) => module.ShortcutsSheet)

/** Its script is loaded when it first opens; if that fails, it counts as closed again. */
export function ShortcutsDialog(props: ShortcutsDialogProps): ReactNode {
  const { open, onClose } = props
  const { part: ShortcutsSheet } = useOpened(importSheet, open, onClose)
  return ShortcutsSheet && <ShortcutsSheet {...props} />
}
