export { OpenPanel } from './open-panel.tsx'
export { OpenToWork } from './open-to-work.tsx'
