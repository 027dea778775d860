import type { ReactNode } from 'react'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  /** Typed text would be lost, so closing asks first. */
  unsaved?: boolean
  /** As high as the phone allows, independent of its content. */
  tall?: boolean
  /**
   * The content has no focusable element, so the sheet takes the focus itself and keys scroll it.
   */
  onlyText?: boolean
}
