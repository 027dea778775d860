import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import type { Profession } from './offers.ts'

export interface ListingsSheetProps {
  open: boolean
  onClose: () => void
  own: OwnListings
  /** The profession that was just switched, which gets the focus. */
  category?: Profession
}
