import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { endTexts as texts } from './texts.ts'

export interface EndDialogProps<Answer> {
  open: boolean
  onClose: () => void
  end: () => Promise<Answer>
  onEnded: (answer: Answer) => void
  /** Takes the focus afterwards, if not the button that opened it. */
  returnTo?: () => HTMLElement | null
}

/** Asks before a poll is ended: it cannot go on after that. */
export function EndDialog<Answer>(props: EndDialogProps<Answer>): ReactNode {
  const { open, onClose, end, onEnded, returnTo } = props
  const { mutate, isPending } = useMutation({
    mutationFn: end,
    networkMode: 'always',
    onSuccess: (answer) => {
      onEnded(answer)
      onClose()
    },
    onError: (error) => {
      // The sign-in dialog follows, so no error is shown.
      if (!(error instanceof ApiError && error.code === 'not_authenticated'))
        showToast({ message: texts.failed, tone: 'error' })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      busy={isPending}
      busyLabel={texts.ending}
      onConfirm={() => mutate()}
      onCancel={onClose}
      {...(returnTo && { returnTo })}
    >
      {texts.body}
    </ConfirmDialog>
  )
}
