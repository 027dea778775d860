export { listActions } from './audit.store.ts'
export { operatorOf } from './operator-of.ts'
export { record, recordReading, type Operator } from './record.ts'
