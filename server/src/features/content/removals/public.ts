export type { Announce, Removable, Removables, RemovedRows } from './removable.ts'
export { removeContent, restoreContent } from './remove-content.ts'
export { eraseRemovalsOf, findRemovalOf } from './removals.store.ts'
export { insertAgain, rowsOf } from './removed-rows.store.ts'
