export { listActions } from './audit.store.ts'
export { record, type Operator } from './record.ts'
