import { deleteOldMails } from './delete-old-mails.ts'
import { forgetTokens } from './forget-tokens.ts'
import { sendMail } from './send-mail.ts'

export const mailJobs = [sendMail, deleteOldMails, forgetTokens]
