import type { Database } from '../../../platform/db/database.ts'
import { deleteMailsTo } from '../mails/public.ts'
import { deleteKnownDevices, deletePasswordOf, findPasswordOf } from '../sign-in/public.ts'
import { findNewEmail } from './email-changes.store.ts'
import { forgetLinksOf } from './forget-links.ts'

/** Deletes the password, all of its links, and the mails to its addresses. */
export async function eraseCredentialsOf(tx: Database, userId: string): Promise<void> {
  const credential = await findPasswordOf(tx, userId)
  const newEmail = await findNewEmail(tx, userId)
  if (credential !== undefined) await deleteMailsTo(tx, credential.email)
  // The new address is not confirmed and may belong to somebody else, so only the confirmation mail
  // is deleted.
  if (newEmail !== undefined) await deleteMailsTo(tx, newEmail, 'confirm_new_email')
  await forgetLinksOf(tx, userId)
  await deleteKnownDevices(tx, userId)
  await deletePasswordOf(tx, userId)
}
