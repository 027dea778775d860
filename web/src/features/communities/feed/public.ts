export { EventsPage } from './events-page.tsx'
export { Home } from './home.tsx'
