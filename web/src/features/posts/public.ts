export { DiscussionsPanel } from './discussions-panel.tsx'
export { PostPage } from './post-page.tsx'
