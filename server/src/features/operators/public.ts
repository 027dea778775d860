export { banUser, changeRole, createUser, unbanUser } from './commands.ts'
export { discardJob, listJobs, retryJob } from './job-commands.ts'
export { listActions } from './operators.store.ts'
export { CommandError } from './record.ts'
