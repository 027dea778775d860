export { SearchInBackground } from './search-keys.tsx'
export { SearchPage, type SearchAddress } from './search-page.tsx'
export { ShellSearchField, ShellSearchLink } from './search-entry.tsx'
