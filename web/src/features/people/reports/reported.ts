import type { ReportSubject } from '@patchbay/contract/people/reports'

/** The reported object and its author; for a person or a community, its own name. */
export interface Reported {
  readonly type: ReportSubject
  readonly id: string
  readonly authorName: string
}

export interface ReportDialogProps {
  open: boolean
  onClose: () => void
  subject: Reported
}
