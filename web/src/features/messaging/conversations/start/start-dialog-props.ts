export interface StartDialogProps {
  /** The person whose draft it is. */
  owner: string
  open: boolean
  onClose: () => void
  /** Called once the conversation exists and can be opened. */
  onStarted: (conversationId: string) => void
}
