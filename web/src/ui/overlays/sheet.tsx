import type { ReactNode } from 'react'
import type { SheetProps } from './sheet-props.ts'
import { useOpened } from '../states/use-loaded.ts'

export const importSheet = () => import('./loaded-sheet.tsx').then((module) => module.LoadedSheet)

/** The script is loaded when the sheet first opens. If that fails, the sheet counts as closed. */
export function Sheet(props: SheetProps): ReactNode {
  const { open, onClose } = props
  const { part: LoadedSheet } = useOpened(importSheet, open, onClose)
  return LoadedSheet && <LoadedSheet {...props} />
}
