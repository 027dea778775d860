import type { ReactNode } from 'react'
import type { SheetProps } from './sheet-props.ts'
import { useOpened } from './use-loaded.ts'

export const importSheet = () => import('./loaded-sheet.tsx').then((module) => module.LoadedSheet)

/** Its script is fetched when it first opens; where that fails, it counts as closed again. */
export function Sheet(props: SheetProps): ReactNode {
  const { open, onClose } = props
  const { part: LoadedSheet } = useOpened(importSheet, open, onClose)
  return LoadedSheet && <LoadedSheet {...props} />
}
