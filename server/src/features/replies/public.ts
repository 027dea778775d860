export { insertDemoReply } from './demo-replies.store.ts'
