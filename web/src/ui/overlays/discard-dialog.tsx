import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { uiTexts } from '../texts.ts'

interface DiscardDialogProps {
  open: boolean
  onDiscard: () => void
  onKeep: () => void
}

/** Asks for confirmation before typed text would be lost. */
export function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps): ReactNode {
  return (
    <ConfirmDialog
      open={open}
      title={uiTexts.discardTitle}
      confirmLabel={uiTexts.discardConfirm}
      cancelLabel={uiTexts.discardCancel}
      danger
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {uiTexts.discardBody}
    </ConfirmDialog>
  )
}
