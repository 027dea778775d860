import type { Conversation } from '@patchbay/contract/conversations'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { othersIn, titleOf } from '../conversations/public.ts'
import { nameOf } from '../people/public.ts'
import { heirOf } from './heir-of.ts'
import { menuTexts as texts } from './texts.ts'
import { useLeaveGroup } from './use-leave-group.ts'

export interface LeaveDialogProps {
  conversation: Conversation
  viewerId: string
  /** The number of the viewer's messages that wait to be sent. */
  unsent: number
  /** There is unsent text in the composer or in an open edit. */
  hasWritten: boolean
  open: boolean
  onClose: () => void
  /** Navigates to a page without the conversation. */
  onLeft: () => Promise<void>
}

/** Asks for confirmation, and explains the consequences. */
export function LeaveDialog(props: LeaveDialogProps): ReactNode {
  const { conversation, viewerId, unsent, hasWritten, open, onClose, onLeft } = props
  const title = titleOf(conversation, viewerId)
  const { mutate, isPending } = useLeaveGroup({ id: conversation.id, title }, onLeft)
  const heir = heirOf(conversation, viewerId)
  const isLast = othersIn(conversation, viewerId).length === 0
  const sentences = [
    texts.leaveBody,
    ...(heir ? [texts.heir(nameOf(heir.user))] : []),
    ...(isLast ? [texts.lastOne] : []),
    ...(unsent > 0 ? [texts.unsent(unsent)] : []),
    ...(hasWritten ? [texts.written] : []),
  ]
  return (
    <ConfirmDialog
      open={open}
      title={texts.leaveTitle(title)}
      confirmLabel={texts.leave}
      cancelLabel={texts.cancel}
      danger
      busy={isPending}
      busyLabel={texts.leaving}
      onConfirm={() => mutate(undefined, { onError: onClose })}
      onCancel={onClose}
    >
      {sentences.join(' ')}
    </ConfirmDialog>
  )
}
