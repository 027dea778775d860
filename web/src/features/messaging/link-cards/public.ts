export { LinkCards } from './link-cards.tsx'
