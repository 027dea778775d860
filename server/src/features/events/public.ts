export { insertDemoEvent } from './demo-events.store.ts'
export { deleteComingRsvps, deleteRsvpsOfStrangers, eraseEventsOf } from './erase-events.store.ts'
export { findReportableEvent } from './reportable-event.ts'
