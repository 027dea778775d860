export { OpenPanel } from './open-panel.tsx'
export { OpenSummary } from './open-summary.tsx'
export { OpenToWork } from './open-to-work.tsx'
