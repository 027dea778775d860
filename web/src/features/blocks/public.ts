export { BlockButton } from './block-button.tsx'
export { BlockedPeople } from './blocked-people.tsx'
export { Folded } from './folded.tsx'
