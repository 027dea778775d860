import type { Profession } from './offers.ts'

export interface OpenProps {
  /** Something was typed and not saved. */
  isUnsaved: boolean
  /** With a profession: that one is switched. */
  onEdit: (category?: Profession) => void
}
