import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import type { Database } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { findEmail } from '../profiles/public.ts'
import { insertMail } from './mails.store.ts'
import { sendMail } from './send-mail.ts'
import { checkData, type DataOf, type TemplateName } from './templates/templates.ts'

export class AddressError extends Error {}

interface NewMail<Name extends TemplateName> {
  readonly to: string
  readonly template: Name
  readonly data: DataOf<Name>
}

/** Writes a mail and its job, in the transaction of the change that the mail is about. */
export async function postMail<Name extends TemplateName>(
  tx: Database,
  mail: NewMail<Name>,
): Promise<void> {
  // Exactly one address: no list, no display name, no line break.
  if (!isEmailAddress(mail.to)) throw new AddressError('That is not one valid e-mail address.')
  const id = newId()
  const data = checkData(mail.template, mail.data)
  await insertMail(tx, { id, to: mail.to, template: mail.template, data })
  await enqueue(tx, sendMail, { mailId: id })
}

/** Sends to the address of a person's profile. False if there is no valid address. */
export async function postNotice<Name extends TemplateName>(
  tx: Database,
  userId: string,
  template: Name,
  data: DataOf<Name>,
): Promise<boolean> {
  const to = await findEmail(tx, userId)
  if (to === undefined || !isEmailAddress(to)) return false
  await postMail(tx, { to, template, data })
  return true
}
