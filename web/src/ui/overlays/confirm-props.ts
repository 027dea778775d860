import type { ReactNode } from 'react'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  /** Left out if there is nothing to decide. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  /** Receives the focus afterwards, if the opening element may be gone. */
  returnTo?: () => HTMLElement | null
  busy?: boolean
  busyLabel?: string
}
