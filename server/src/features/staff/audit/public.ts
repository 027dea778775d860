export { listActions, listBansOf, listEntries } from './audit.store.ts'
export { viewEntry } from './audit.view.ts'
export { operatorOf } from './operator-of.ts'
export { record, recordReading, type Operator } from './record.ts'
