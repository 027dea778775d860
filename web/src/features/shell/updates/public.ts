export { followUpdates } from './follow-updates.tsx'
