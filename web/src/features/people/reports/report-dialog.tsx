import type { ReactNode } from 'react'
import { useOpened } from '../../../ui/states/use-loaded.ts'
import type { ReportDialogProps } from './reported.ts'

const importSheet = () => import('./report-sheet.tsx').then((module) => module.ReportSheet)

/** Its script is loaded when it first opens; if that fails, it counts as closed again. */
export function ReportDialog(props: ReportDialogProps): ReactNode {
  const { open, onClose } = props
  const { part: ReportSheet } = useOpened(importSheet, open, onClose)
  return ReportSheet && <ReportSheet {...props} />
}
