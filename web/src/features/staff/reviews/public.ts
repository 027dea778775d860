export { RevokeSheet } from './decision-sheets.tsx'
export { ReviewsPage } from './reviews-page.tsx'
