export { followPush } from './follow-push.ts'
export { PushPanel } from './push-panel.tsx'
