export { listKnownAddresses } from './known-addresses.store.ts'
export { deleteMailsOf } from './mails.store.ts'
export { postMail, postNotice, postToEach } from './post-mail.ts'
export { listPostedMails, readPostedMail, type PostedMail } from './read-posted-mails.ts'
