export { deleteReplyTimeOf, repliesWithin } from './reply-times.store.ts'
