export { deleteComingRsvps, deleteRsvpsOfStrangers, eraseEventsOf } from './erase-events.store.ts'
