import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { SheetProps } from './sheet-props.ts'
import { useLoaded } from './use-loaded.ts'

export const importSheet = () => import('./loaded-sheet.tsx').then((module) => module.LoadedSheet)

/** Its script is fetched when it first opens; where that fails, it counts as closed again. */
export function Sheet(props: SheetProps): ReactNode {
  const { open, onClose } = props
  const { part: LoadedSheet, load } = useLoaded(importSheet)
  const loadOrGiveUp = useEffectEvent(async () => {
    if (!(await load())) onClose()
  })
  useEffect(() => {
    if (open) void loadOrGiveUp()
  }, [open])
  return LoadedSheet && <LoadedSheet {...props} />
}
