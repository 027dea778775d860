import { useState, type ReactNode } from 'react'
import { useOpened } from '../../ui/use-loaded.ts'
import type { ListingsSheetProps } from './sheet-props.ts'

const importSheet = () =>
  import('./loaded-listings-sheet.tsx').then((module) => module.LoadedListingsSheet)

/** The form and its rules are loaded when it first opens; each opening mounts a new form. */
export function ListingsSheet(props: ListingsSheetProps): ReactNode {
  const { open, onClose } = props
  const [opening, setOpening] = useState({ open, count: 0 })
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) })
  const { part: LoadedListingsSheet } = useOpened(importSheet, open, onClose)
  return LoadedListingsSheet && <LoadedListingsSheet key={opening.count} {...props} />
}
