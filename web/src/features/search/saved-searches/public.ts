export { SavedButton } from './saved-button.tsx'
export { SavedList } from './saved-row.tsx'
