/** Parts that are not visible at first, in one chunk. */
export { ListingSheet } from './listing-sheet.tsx'
export { MoreFilters } from './browse/more-filters.tsx'
export { FetchedSamples, PlayedSound } from './samples.tsx'
