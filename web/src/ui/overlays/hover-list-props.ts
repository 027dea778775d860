import type { ReactNode } from 'react'

export interface HoverListProps {
  /** The name of the popup, and the title of the sheet on phones. */
  label: string
  /** The label of the button; it should say what the list shows, such as "412 members". */
  trigger: ReactNode
  /** The list. It is mounted only while it is open, and fetches its data then. */
  children: ReactNode
  /** In pixels; the list scrolls beyond it. */
  maxHeight?: number
}
