import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { ConfirmDialogProps } from './confirm-props.ts'
import { useLoaded } from './use-loaded.ts'

export const importConfirm = () =>
  import('./loaded-confirm.tsx').then((module) => module.LoadedConfirm)

/** Its script is fetched when it first opens; where that fails, nothing is confirmed. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, onCancel } = props
  const { part: LoadedConfirm, load } = useLoaded(importConfirm)
  const loadOrGiveUp = useEffectEvent(async () => {
    if (!(await load())) onCancel()
  })
  useEffect(() => {
    if (open) void loadOrGiveUp()
  }, [open])
  return LoadedConfirm && <LoadedConfirm {...props} />
}
