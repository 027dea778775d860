import { deleteExpiredLinks } from './delete-expired-links.ts'
import { mailPasswordReset } from './mail-password-reset.ts'

export const credentialJobs = [mailPasswordReset, deleteExpiredLinks]
