import { removeParticipant } from '@patchbay/contract/messaging/groups'
import { useRef, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { groupWords } from './group-words.ts'
import { memberTexts as texts } from './member-texts.ts'
import { useGroupAct } from './use-group-act.ts'

interface RemoveDialogProps {
  conversationId: string
  userId: string
  name: string
  open: boolean
  onClose: () => void
  /** The element that gets the focus afterwards. */
  returnTo: (isRemoved: boolean) => HTMLElement | null
}

/** Asks before an admin removes a member. */
export function RemoveDialog(props: RemoveDialogProps): ReactNode {
  const { conversationId, userId, name, open, onClose, returnTo } = props
  const isRemoved = useRef(false)
  const { mutate, isPending } = useGroupAct(
    conversationId,
    () => call(removeParticipant, { params: { conversationId, userId } }),
    {
      onSuccess: () => {
        showToast({ message: texts.removed(name) })
        isRemoved.current = true
      },
      onError: (error) =>
        showToast({ message: groupWords(error, texts.removeFailed), tone: 'error' }),
      onSettled: onClose,
    },
  )
  return (
    <ConfirmDialog
      open={open}
      title={texts.removeTitle(name)}
      confirmLabel={texts.remove}
      cancelLabel={texts.cancel}
      danger
      busy={isPending}
      busyLabel={texts.removing}
      onConfirm={() => mutate(undefined)}
      onCancel={onClose}
      returnTo={() => returnTo(isRemoved.current)}
    >
      {texts.removeBody}
    </ConfirmDialog>
  )
}
