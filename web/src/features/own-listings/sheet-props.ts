import type { OwnListings } from '@patchbay/contract/listings'
import type { Profession } from './offers.ts'

export interface ListingsSheetProps {
  open: boolean
  onClose: () => void
  own: OwnListings
  /** The one that was just switched: the focus begins there. */
  category?: Profession
}
