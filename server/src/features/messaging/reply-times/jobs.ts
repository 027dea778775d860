import { noteReplyTimes } from './note-reply-times.ts'

export const replyTimeJobs = [noteReplyTimes]
