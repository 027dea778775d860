import { browseListings } from './browse-listings.ts'
import { contactProvider } from './contact-provider.ts'
import { getListing } from './get-listing.ts'
import { getOwnListings } from './get-own-listings.ts'
import { listPersonListings } from './list-person-listings.ts'
import { saveListings } from './save-listings.ts'

export const listingRoutes = [
  getOwnListings,
  saveListings,
  browseListings,
  listPersonListings,
  getListing,
  contactProvider,
]
