import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { ReportDialogProps } from './reported.ts'

const importSheet = () => import('./report-sheet.tsx').then((module) => module.ReportSheet)

/** Its script is fetched when it first opens; where that fails, it counts as closed again. */
export function ReportDialog(props: ReportDialogProps): ReactNode {
  const { open, onClose } = props
  const { part: ReportSheet, load } = useLoaded(importSheet)
  const loadOrGiveUp = useEffectEvent(async () => {
    if (!(await load())) onClose()
  })
  useEffect(() => {
    if (open) void loadOrGiveUp()
  }, [open])
  return ReportSheet && <ReportSheet {...props} />
}
