<<<<<<< HEAD
export { moneyWords, priceWords } from './price-words.ts'
export { Price } from './price.tsx'
export { useCurrency } from './use-currency.ts'
=======
export { Browse, type BrowseProps } from './browse.tsx'
export type { Filters } from './filters.ts'
export { ListingBody } from './listing-body.tsx'
export { OpenListing } from './open-listing.tsx'
export { moneyWords, priceWords } from './price-words.ts'
export { readMarketplace, type MarketplaceSearch } from './search.ts'
export { browseTexts } from './texts.ts'
export { useCurrency } from './use-currency.ts'
export { cityOf, levelWords } from './words.ts'
>>>>>>> hire-web
