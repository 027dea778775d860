export { ReactionSheet, Reactors, WhoReacted } from './lazy-sheets.ts'
export { ReactionChips } from './reaction-chips.tsx'
export { Reactions } from './reactions.tsx'
export { reactionTexts } from './texts.ts'
