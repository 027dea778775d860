export { ArchivePanel } from './archive-panel.tsx'
