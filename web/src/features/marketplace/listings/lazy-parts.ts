/** Parts that are not visible at first, in one chunk. */
export { ListingSheet } from './listing-sheet.tsx'
export { MoreFilters } from './more-filters.tsx'
export { FetchedSamples } from './samples.tsx'
export { SoundPlayer } from '../../content/attachments/public.ts'
