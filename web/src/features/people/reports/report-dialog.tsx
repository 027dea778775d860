import type { ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { ReportDialogProps } from './use-send-report.ts'

const ReportSheet = lazyPart(() =>
  import('./report-sheet.tsx').then((module) => module.ReportSheet),
)

/** Loaded when it first opens; if that fails, it counts as closed again. */
export function ReportDialog(props: ReportDialogProps): ReactNode {
  return (
    <LazyPart open={props.open} onFailure={props.onClose}>
      <ReportSheet {...props} />
    </LazyPart>
  )
}
