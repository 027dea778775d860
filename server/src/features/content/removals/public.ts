export type { Announce, Removable, Removables, TakenRows } from './removable.ts'
export { removeContent, restoreContent } from './remove-content.ts'
export { eraseRemovalsOf, findRemovalOf } from './removals.store.ts'
export { insertAgain, rowsOf } from './taken-rows.store.ts'
