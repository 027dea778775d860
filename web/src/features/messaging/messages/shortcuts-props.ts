export interface ShortcutsDialogProps {
  open: boolean
  onClose: () => void
}
