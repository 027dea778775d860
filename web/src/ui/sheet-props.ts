import type { ReactNode } from 'react'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  /** Something typed would be lost: closing asks first. */
  unsaved?: boolean
  /** As high as the phone allows, whatever is in it. */
  tall?: boolean
  /** Nothing in it takes the focus: it does so itself, and keys scroll it. */
  onlyText?: boolean
}
