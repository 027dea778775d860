export { deleteMailsTo } from './mails.store.ts'
export { postMail, postNotice } from './post-mail.ts'
export { listPostedMails, readPostedMail, type PostedMail } from './read-posted-mails.ts'
