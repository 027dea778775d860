export {
  threadBeginning,
  threadCursorIn,
  threadCursorOf,
  type ThreadCursor,
} from './thread-pages.ts'
export {
  findSentThreadReply,
  insertThreadReply,
  removeThreadReply,
  threadReplyColumns,
  type NewThreadReply,
  type ThreadReplyRow,
  type WrittenReply,
} from './thread-replies.store.ts'
export { viewThreadReply } from './thread-reply.view.ts'
