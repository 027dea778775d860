export { EventPage } from './event-page.tsx'
export { EventsPanel } from './events-panel.tsx'
