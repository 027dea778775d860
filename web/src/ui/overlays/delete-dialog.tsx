import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { showToast } from './toast.ts'

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
  texts: {
    readonly deleteTitle: string
    readonly deleteBody: string
    readonly delete: string
    readonly deleting: string
    readonly cancel: string
    readonly deleted: string
    readonly deleteFailed: string
  }
  remove: () => Promise<unknown>
  onDeleted: () => void
}

/** Asks before something is deleted, deletes it, and says so. */
export function DeleteDialog(props: DeleteDialogProps): ReactNode {
  const { open, onClose, texts, remove, onDeleted } = props
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      remove().catch((error: unknown) => {
        // It is already deleted, which is the wanted result.
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      }),
    networkMode: 'always',
    onSuccess: () => {
      onClose()
      onDeleted()
      showToast({ message: texts.deleted })
    },
    onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
  })
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle}
      confirmLabel={texts.delete}
      cancelLabel={texts.cancel}
      danger
      busy={isPending}
      busyLabel={texts.deleting}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {texts.deleteBody}
    </ConfirmDialog>
  )
}
