export { publishArticle, unpublishArticle } from './article-commands.ts'
export { closeCommunity, handOverCommunity, reopenCommunity } from './community-commands.ts'
export { banUser, changeRole, createUser, resetSecondFactor, unbanUser } from './commands.ts'
export { cleanFiles, listFiles, rotateFileKey } from './file-commands.ts'
export { discardJob, listJobs, retryJob } from './job-commands.ts'
export { describePerson, findNamedPerson, getPersonById } from './named-person.ts'
export { listActions, record, recordReading } from '../audit/public.ts'
export { CommandError } from './command-error.ts'
export { listOpenReports, listQuotedReports, resolveReport } from './report-commands.ts'
export { removeSubject, restoreSubject } from './removal-commands.ts'
export {
  answerFeedback,
  approveVerification,
  badgeName,
  listOpenFeedback,
  listPendingRequests,
  rejectVerification,
} from './review-commands.ts'
