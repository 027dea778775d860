/** What is not seen at first, in one file. */
export { ListingSheet } from './listing-sheet.tsx'
export { MoreFilters } from './more-filters.tsx'
export { FetchedSamples } from './samples.tsx'
