export { pathOf } from './notice-push.ts'
