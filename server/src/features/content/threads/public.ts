export { insertDemoReply } from './demo-replies.store.ts'
export { insertAgainIn, removedThreadReply } from './removed-replies.store.ts'
export { sendThreadReply } from './send-thread-reply.ts'
export { aroundThreadReply, surroundingReplies } from './surrounding-replies.store.ts'
export { threadCursorIn, threadCursorOf } from './thread-pages.ts'
export {
  pageOfThread,
  removeThreadReply,
  threadRepliesOf,
  threadReplyColumns,
  type ThreadPageValues,
  type ThreadReplyRow,
} from './thread-replies.store.ts'
export { viewThreadReply } from './thread-reply.view.ts'
export { commentTables, replyTables } from './thread-tables.ts'
