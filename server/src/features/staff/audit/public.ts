export { listActions, listBansOf, listEntries } from './audit.store.ts'
export { viewEntry } from './audit.view.ts'
export { type Operator, operatorOf, record, recordReading } from './record.ts'
