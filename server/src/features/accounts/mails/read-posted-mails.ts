import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/ids.ts'
import { findMail, listMails, type MailRow } from './mails.store.ts'
import { renderMail, type RenderedMail } from './render-mail.ts'
import type { Sender } from './templates/template.ts'
import { writeLetter } from './templates/templates.ts'

/** A mail as the development mailbox shows it. */
export interface PostedMail {
  readonly id: string
  readonly to: string
  readonly template: string
  readonly createdAt: Date
  readonly sentAt: Date | null
  /** Absent after a mail server has accepted it, because then the data is deleted. */
  readonly content: RenderedMail | undefined
}

/** The newest first. */
export async function listPostedMails(
  db: Database,
  sender: Sender,
): Promise<readonly PostedMail[]> {
  const rows = await listMails(db, 200)
  return rows.map((row) => view(row, sender))
}

export async function readPostedMail(
  db: Database,
  sender: Sender,
  mailId: string,
): Promise<PostedMail | undefined> {
  if (!isUuid(mailId)) return undefined
  const row = await findMail(db, mailId)
  return row && view(row, sender)
}

function view(row: MailRow, sender: Sender): PostedMail {
  const letter = row.data === null ? undefined : writeLetter(row.template, row.data, sender)
  return {
    id: row.id,
    to: row.to_address ?? '',
    template: row.template,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    content: letter && renderMail(letter, sender),
  }
}
