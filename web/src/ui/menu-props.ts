import type { LucideIcon } from 'lucide-react'

interface MenuItem {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onSelect: () => void
  readonly danger?: boolean
}

export interface MenuProps {
  /** What the button is called. */
  label: string
  items: readonly MenuItem[]
}

/** How it was opened first, before its script was there. */
export interface MenuOpener {
  /** What had the focus. */
  readonly element: Element | null
  readonly byKey: boolean
}
