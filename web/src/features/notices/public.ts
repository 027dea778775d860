export { Bell } from './bell.tsx'
export { NoticesInBackground } from './notices-in-background.tsx'
export { NoticesPage } from './notices-page.tsx'
export { NoticesPanel } from './notices-panel.tsx'
