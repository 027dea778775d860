export { EventPage } from './event-page.tsx'
export { eventKeys } from './events.cache.ts'
export { EventsPanel } from './events-panel.tsx'
