import type { Conversation, Participant } from '@patchbay/contract/messaging/conversations'
import { leaveGroup } from '@patchbay/contract/messaging/groups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { othersIn, titleOf, forgetConversation } from '../conversations/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { leaveTexts as texts } from './dialog-texts.ts'

interface Left {
  readonly id: string
  readonly title: string
}

/** `goAway` navigates to a page without the conversation; then its cached data is removed. */
function useLeaveGroup({ id, title }: Left, goAway: () => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(leaveGroup, { params: { conversationId: id } }),
    networkMode: 'always',
    onSuccess: async () => {
      await goAway()
      forgetConversation(client, id)
      showToast({ message: texts.left(title) })
    },
    onError: () => showToast({ message: texts.leaveFailed, tone: 'error' }),
  })
}

/**
 * The next admin if the viewer, the only admin, leaves: participants are in the order of joining.
 */
function heirOf(conversation: Conversation, viewerId: string): Participant | undefined {
  const others = othersIn(conversation, viewerId)
  const isNeeded = conversation.can.manage && others.every(({ role }) => role !== 'admin')
  return isNeeded ? others[0] : undefined
}

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
