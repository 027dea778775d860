export { FoundMessages } from './found-messages.tsx'
export { SearchBar } from './search-bar.tsx'
