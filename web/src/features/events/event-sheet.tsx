import { useState, type ReactNode } from 'react'
import { useOpened } from '../../ui/use-loaded.ts'
import type { EventSheetProps } from './event-sheet-props.ts'

const importSheet = () =>
  import('./loaded-event-sheet.tsx').then((module) => module.LoadedEventSheet)

/** The form and its rules are loaded when it first opens; each opening mounts a new form. */
export function EventSheet(props: EventSheetProps): ReactNode {
  const { open, onClose } = props
  const [opening, setOpening] = useState({ open, count: 0 })
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) })
  const { part: LoadedEventSheet } = useOpened(importSheet, open, onClose)
  return LoadedEventSheet && <LoadedEventSheet key={opening.count} {...props} />
}
