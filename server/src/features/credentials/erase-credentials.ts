import type { Database } from '../../platform/db/database.ts'
import { deleteMailsTo } from '../mails/public.ts'
import { deletePasswordOf, findPasswordOf } from '../sign-in/public.ts'
import { findNewEmail } from './email-changes.store.ts'
import { forgetLinksOf } from './forget-links.ts'

/** The password, every link to it, and what was written to its addresses. */
export async function eraseCredentialsOf(tx: Database, userId: string): Promise<void> {
  const credential = await findPasswordOf(tx, userId)
  const newEmail = await findNewEmail(tx, userId)
  if (credential !== undefined) await deleteMailsTo(tx, credential.email)
  // Nobody has confirmed that this one is theirs.
  if (newEmail !== undefined) await deleteMailsTo(tx, newEmail, 'confirm_new_email')
  await forgetLinksOf(tx, userId)
  await deletePasswordOf(tx, userId)
}
