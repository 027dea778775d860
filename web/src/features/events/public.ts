export { EventPage } from './event-page.tsx'
export { EventTicket } from './event-ticket.tsx'
export { eventKeys } from './events.cache.ts'
export { EventsPanel } from './events-panel.tsx'
