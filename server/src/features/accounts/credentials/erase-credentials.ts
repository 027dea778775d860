import type { Database } from '../../../platform/db/database.ts'
import { deleteKnownDevices, deletePasswordOf } from '../sign-in/public.ts'
import { forgetLinksOf } from './forget-links.ts'

/** Deletes the password and all of its links. */
export async function eraseCredentialsOf(tx: Database, userId: string): Promise<void> {
  await forgetLinksOf(tx, userId)
  await deleteKnownDevices(tx, userId)
  await deletePasswordOf(tx, userId)
}
