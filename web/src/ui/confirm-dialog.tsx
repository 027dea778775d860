import type { ReactNode } from 'react'
import type { ConfirmDialogProps } from './confirm-props.ts'
import { useOpened } from './use-loaded.ts'

export const importConfirm = () =>
  import('./loaded-confirm.tsx').then((module) => module.LoadedConfirm)

/** Its script is fetched when it first opens; where that fails, nothing is confirmed. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, onCancel } = props
  const { part: LoadedConfirm } = useOpened(importConfirm, open, onCancel)
  return LoadedConfirm && <LoadedConfirm {...props} />
}
