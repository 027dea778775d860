export { insertDemoReply } from './demo-replies.store.ts'
export { findReportableReply } from './reportable-reply.ts'
