export { SavedButton } from './saved-button.tsx'
export { SavedList } from './saved-list.tsx'
