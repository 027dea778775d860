import type { ReactNode } from 'react'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  /** Left out where there is nothing to decide, only to take note of. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  /** What has the focus afterwards, where what opened it may be gone. */
  returnTo?: () => HTMLElement | null
  busy?: boolean
  busyLabel?: string
}
