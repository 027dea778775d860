export { insertDemoEvent } from './demo-events.store.ts'
