export { EventsPage } from './events-page.tsx'
export { Home } from './home.tsx'
export { feedTexts } from './texts.ts'
