export { OpenToWork } from './open-to-work.tsx'
