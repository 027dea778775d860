export { insertDemoEvent } from './demo-events.store.ts'
export { eventCursorIn, viewEvents } from './event-pages.ts'
export {
  eventColumns,
  firstEventCursor,
  mostHappening,
  visibleEvents,
  type EventCursor,
  type ListedEventRow,
} from './events.store.ts'
export { countNewEvents } from './new-events.store.ts'
export { findEventsNamed, type FoundEventRow } from './found-events.store.ts'
export {
  deleteComingRsvps,
  deleteRsvpsOfStrangers,
  eraseEventsOf,
} from './removal/erase-events.store.ts'
export { removableEvent } from './removal/removable-event.ts'
export { findReportableEvent } from './removal/reportable-event.ts'
