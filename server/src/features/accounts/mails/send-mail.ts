import type { MailKind } from '@patchbay/contract/accounts/mail-settings'
import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { FinalError, job } from '../../../platform/jobs/job.ts'
import { MailFailure } from '../../../platform/mail/mail-failure.ts'
import { findMailReader } from '../mail-settings/public.ts'
import { findMail, markRefused, markSent } from './mails.store.ts'
import { renderMail } from './render-mail.ts'
import { kindOf, writeLetter } from './templates/templates.ts'

/**
 * SMTP is at-least-once: if the node dies after the mail server has accepted the mail and before
 * that is recorded, the mail is sent again. Its Message-ID is the same, so that many mailboxes
 * recognise the copy.
 */
export const sendMail = job(
  'send_mail',
  z.object({ mailId: z.uuid() }),
  async ({ db, config, mailer, now }, { mailId }) => {
    const mail = await findMail(db, mailId)
    if (mail === undefined || mail.sent_at !== null || mail.to_address === null) return
    if (mailer === undefined) return markSent(db, mailId, now(), { keepData: true })
    // Switched off, banned or gone since it was written.
    const kind = kindOf(mail.template)
    if (kind !== undefined && !(await isWanted(db, mail.user_id, kind)))
      return markSent(db, mailId, now(), { keepData: false })
    const letter = writeLetter(mail.template, mail.data, config)
    // A newer node has written it, and will send it.
    if (letter === undefined) throw new Error(`There is no template ${mail.template} here.`)
    // It has waited until nobody needs it any more.
    if (letter.notAfter !== undefined && now() >= new Date(letter.notAfter))
      return markSent(db, mailId, now(), { keepData: false })
    const messageId = `${mailId}@${new URL(config.publicUrl).hostname}`
    try {
      await mailer.send({ messageId, to: mail.to_address, ...renderMail(letter, config) })
    } catch (error) {
      if (!(error instanceof MailFailure) || error.refusal === undefined) throw error
      await markRefused(db, mailId, error.refusal, now())
      throw new FinalError(error.message)
    }
    await markSent(db, mailId, now(), { keepData: false })
  },
)

const isWanted = async (db: Database, userId: string | null, kind: MailKind): Promise<boolean> =>
  userId !== null && (await findMailReader(db, userId, kind)) !== undefined
