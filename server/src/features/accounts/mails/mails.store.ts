import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'

export type MailRow = Selectable<Tables['mails']>

export interface NewMail {
  readonly id: string
  /** Whose mail it is; `null` if it must outlive the account. */
  readonly userId: string | null
  readonly to: string
  readonly template: string
  readonly data: unknown
}

export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await query(db)
    .insertInto('mails')
    .values({
      id: mail.id,
      user_id: mail.userId,
      to_address: mail.to,
      template: mail.template,
      data: JSON.stringify(mail.data),
    })
    .execute()
}

export async function findMail(db: Database, mailId: string): Promise<MailRow | undefined> {
  return query(db).selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst()
}

export async function markSent(
  db: Database,
  mailId: string,
  now: Date,
  options: { keepData: boolean },
): Promise<void> {
  await query(db)
    .updateTable('mails')
    .set({
      sent_at: now,
      refused_at: null,
      refusal: null,
      ...(options.keepData ? {} : { data: null, to_address: null }),
    })
    .where('id', '=', mailId)
    .execute()
}

/** For a deleted account; the mail about the deletion itself is nobody's. */
export async function deleteMailsOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('mails').where('user_id', '=', userId).execute()
}

/** The data is retained, because an operator may retry the mail. */
export async function markRefused(
  db: Database,
  mailId: string,
  refusal: string,
  now: Date,
): Promise<void> {
  await query(db)
    .updateTable('mails')
    .set({ refused_at: now, refusal })
    .where('id', '=', mailId)
    .execute()
}

/** The words of mails that are of no use any more; a mail that was not sent is not sent later. */
export async function forgetDataBefore(db: Database, template: string, time: Date): Promise<void> {
  await query(db)
    .updateTable('mails')
    .set({ data: null, to_address: null })
    .where('template', '=', template)
    .where('created_at', '<=', time)
    .where('data', 'is not', null)
    .execute()
}

export async function listMails(db: Database, limit: number): Promise<readonly MailRow[]> {
  return query(db)
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteMailsBefore(db: Database, time: Date): Promise<void> {
  await query(db).deleteFrom('mails').where('created_at', '<', time).execute()
}
