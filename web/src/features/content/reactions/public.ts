export { ReactionSheet, WhoReacted } from './lazy-sheets.ts'
export { ReactionChips } from './reaction-chips.tsx'
