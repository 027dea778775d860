export { DiscussionsPanel } from './discussions-panel.tsx'
