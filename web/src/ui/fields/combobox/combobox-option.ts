import type { ReactNode } from 'react'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** Shown at the right, smaller. */
  readonly detail?: string
  /** More words by which it is found. */
  readonly words?: string
  /** Shown before the label, such as a picture. */
  readonly mark?: ReactNode
  /** A second line below the label. */
  readonly note?: string | undefined
  /** Shown after the label. */
  readonly badge?: ReactNode
}
