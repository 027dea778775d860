import type { ReactNode } from 'react'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** Stands before the label, such as a face. */
  readonly mark?: ReactNode
  /** Stands after it, such as a badge. */
  readonly badge?: ReactNode
}
