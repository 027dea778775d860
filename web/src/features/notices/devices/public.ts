export { DeviceInBackground } from './device-in-background.tsx'
export { DevicePanel } from './device-panel.tsx'
