import type { Profession } from './offers.ts'

export interface OpenProps {
  /** There are unsaved edits. */
  isUnsaved: boolean
  /** If a profession is given, it is switched. */
  onEdit: (category?: Profession) => void
}
