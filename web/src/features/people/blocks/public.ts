export { BlockButton } from './block-button.tsx'
export { BlockedPeople } from './blocked-people.tsx'
export { useBlocks } from './use-blocks.ts'
export { Folded } from './folded.tsx'
