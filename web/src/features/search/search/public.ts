export { SearchInBackground } from './search-keys.tsx'
export { SearchPage, type SearchAddress } from './search-page.tsx'
export { useShellSearch } from './shell-search.ts'
