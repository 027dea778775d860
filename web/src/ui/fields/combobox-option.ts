import type { ReactNode } from 'react'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** Shown before the label, such as a picture. */
  readonly mark?: ReactNode
  /** A second line below the label. */
  readonly note?: string | undefined
  /** Shown after the label. */
  readonly badge?: ReactNode
}
