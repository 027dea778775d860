import type { ReportSubject } from '@patchbay/contract/reports'

/** What is reported, and whose it is; of a person, who it is. */
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
