import type { LucideIcon } from 'lucide-react'

interface MenuItem {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onSelect: () => void
  readonly danger?: boolean
}

export interface MenuProps {
  /** The label of the button. */
  label: string
  items: readonly MenuItem[]
}

/** How the menu was first opened, before its script was loaded. */
export interface MenuOpener {
  /** The element that had the focus. */
  readonly element: Element | null
  readonly byKey: boolean
}
