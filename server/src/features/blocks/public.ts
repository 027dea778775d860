export { hasBlocked } from './blocked.store.ts'
