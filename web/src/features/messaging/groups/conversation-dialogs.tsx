import type { Person } from '@patchbay/contract/people/people'
import type { ReactNode } from 'react'
import { BlockDialog } from '../../people/blocks/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { ReportDialog } from '../../people/reports/public.ts'
import { LeaveDialog, type LeaveDialogProps } from './leave-dialog.tsx'

export type ConversationQuestion = 'leave' | 'block' | 'report'

interface ConversationDialogsProps extends Omit<LeaveDialogProps, 'open'> {
  question: ConversationQuestion | undefined
  /** The other one of a conversation of two. */
  other: Person | undefined
}

/** What the menu of a conversation asks before it happens. */
export function ConversationDialogs(props: ConversationDialogsProps): ReactNode {
  const { question, other, ...leave } = props
  if (!other) return <LeaveDialog {...leave} open={question === 'leave'} />
  return (
    <>
      <BlockDialog person={other} open={question === 'block'} onClose={leave.onClose} />
      <ReportDialog
        subject={{ type: 'person', id: other.id, authorName: nameOf(other) }}
        open={question === 'report'}
        onClose={leave.onClose}
      />
    </>
  )
}
