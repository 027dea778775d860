export interface StartDialogProps {
  /** Whose draft it is. */
  owner: string
  open: boolean
  onClose: () => void
  /** The conversation is there, and can be opened. */
  onStarted: (conversationId: string) => void
}
