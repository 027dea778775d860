export {
  reactionsColumns,
  reactionsOf,
  removeReaction,
  setReaction,
  type GivenReaction,
  type ReactedRow,
  type ReactionsRow,
  type TakenReaction,
} from './reactions.store.ts'
export {
  reactorsOf,
  selectReactors,
  type ReactorRow,
  type ReactorValues,
} from './reactors.store.ts'
export { showReactors, viewReactions } from './reactions.view.ts'
