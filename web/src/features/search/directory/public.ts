export { DirectoryPage } from './directory-page.tsx'
export type { DirectoryAddress } from './facets.ts'
