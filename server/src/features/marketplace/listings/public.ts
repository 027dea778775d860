export { insertDemoListing } from './demo-listings.store.ts'
export { eraseListingsOf } from './erase-listings.store.ts'
export { findReportableListing } from './reportable-listing.ts'
export { showListings } from './show-listings.ts'
