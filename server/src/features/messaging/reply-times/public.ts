export { wakeReplyTimes } from './note-reply-times.ts'
export { deleteReplyTimeOf, repliesWithin } from './reply-times.store.ts'
