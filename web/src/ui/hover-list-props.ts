import type { ReactNode } from 'react'

export interface HoverListProps {
  /** What the list is called: the name of the popup, and the title of the sheet on phones. */
  label: string
  /** What stands on the button; it should say what there is to see, such as "412 members". */
  trigger: ReactNode
  /** The list. It is mounted while it is open, and asks for what it needs then. */
  children: ReactNode
  /** In pixels; the list scrolls beyond it. */
  maxHeight?: number
}
