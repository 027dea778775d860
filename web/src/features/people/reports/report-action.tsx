import { Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { actionStyle } from '../../../ui/buttons/action-style.ts'
import { ReportDialog } from './report-dialog.tsx'
import type { Reported } from './use-send-report.ts'
import { reportTexts as texts } from './texts.ts'

/** Below a reply or comment, beside the like button. */
export function ReportAction({ subject }: { subject: Reported }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={texts.of(subject.type, subject.authorName)}
        onClick={() => setOpen(true)}
        className={`${actionStyle} text-meta text-ink-2`}
      >
        <Flag className="size-3.5" aria-hidden="true" />
        {texts.report}
      </button>
      <ReportDialog open={open} onClose={() => setOpen(false)} subject={subject} />
    </>
  )
}
