export { CommunitiesPage } from './communities-page.tsx'
