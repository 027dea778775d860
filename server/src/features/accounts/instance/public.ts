export { claimDemoData } from './instance.store.ts'
