export { claimDemoData, giveUpDemoData } from './instance.store.ts'
