export { removableReply } from './removable-reply.ts'
export { findReportableReply } from './reportable-reply.ts'
export { listAfterPost, listAroundReply } from './surrounding-replies.store.ts'
