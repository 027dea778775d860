import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import type { Database } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { listKnownAddresses } from './known-addresses.store.ts'
import { insertMail } from './mails.store.ts'
import { sendMail } from './send-mail.ts'
import { checkData, type DataOf, type TemplateName } from './templates/templates.ts'

export class AddressError extends Error {}

interface NewMail<Name extends TemplateName> {
  readonly to: string
  /** Whose mail it is, so that it goes with the account; `null` if it must outlive it. */
  readonly userId: string | null
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
  await insertMail(tx, { id, userId: mail.userId, to: mail.to, template: mail.template, data })
  await enqueue(tx, sendMail, { mailId: id })
}

/** Sends to the best known address of a person. False if there is no valid one. */
export async function postNotice<Name extends TemplateName>(
  tx: Database,
  userId: string,
  template: Name,
  data: DataOf<Name>,
): Promise<boolean> {
  const to = (await listKnownAddresses(tx, userId)).find(isEmailAddress)
  if (to === undefined) return false
  await postMail(tx, { to, userId, template, data })
  return true
}

/**
 * Sends to every one of these addresses once. What changes the ways into an account is sent to all
 * that were known before, so that somebody who has one of them cannot keep it from the others.
 */
export async function postToEach<Name extends TemplateName>(
  tx: Database,
  addresses: readonly string[],
  mail: Omit<NewMail<Name>, 'to'>,
): Promise<void> {
  const distinct = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  for (const to of distinct.values()) if (isEmailAddress(to)) await postMail(tx, { ...mail, to })
}
