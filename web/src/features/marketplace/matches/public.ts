export { MarketplacePage } from './marketplace-page.tsx'
