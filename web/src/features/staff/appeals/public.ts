export { AppealsPage } from './appeals-page.tsx'
