import { confirmationMinutes } from '@patchbay/contract/accounts/confirmations'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ProvidedPerson } from '../sign-in/public.ts'
import { confirmSessionBy } from './confirmations.store.ts'

/**
 * Confirms a session with whom the provider has named. Anybody but the person of the session is
 * refused alike, whether or not they have an account: nobody is signed in and nothing is linked.
 */
export async function confirmByProvider(
  tx: Database,
  sessionId: string,
  person: ProvidedPerson,
  now: Date,
): Promise<void> {
  const { authTime } = person
  const oldest = now.getTime() / 1_000 - confirmationMinutes * 60
  if (authTime !== undefined && authTime < oldest) throw new AppError('sign_in_stale')
  if (!(await confirmSessionBy(tx, sessionId, person, now))) throw new AppError('other_identity')
}
