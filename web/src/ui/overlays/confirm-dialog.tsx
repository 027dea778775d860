import type { ReactNode } from 'react'
import type { ConfirmDialogProps } from './confirm-props.ts'
import { useOpened } from '../states/use-loaded.ts'

export const importConfirm = () =>
  import('./loaded-confirm.tsx').then((module) => module.LoadedConfirm)

/**
 * The script is loaded when the dialog first opens. If that fails, the dialog counts as cancelled.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, onCancel } = props
  const { part: LoadedConfirm } = useOpened(importConfirm, open, onCancel)
  return LoadedConfirm && <LoadedConfirm {...props} />
}
