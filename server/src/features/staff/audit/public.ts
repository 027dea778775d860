export { listActions } from './audit.store.ts'
export { record, recordReading, type Operator } from './record.ts'
