export { EventsPage } from './events-page.tsx'
export { FeedEventsPanel } from './events-panel.tsx'
export { FeedList } from './feed-list.tsx'
export { Home } from './home.tsx'
