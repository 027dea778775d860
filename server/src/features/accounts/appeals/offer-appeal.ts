import { appealsPerBan } from '@patchbay/contract/accounts/appeals'
import type { ErrorBody } from '@patchbay/contract/errors'
import type { Database } from '../../../platform/db/database.ts'
import { makeAppealToken, type Appealed } from './appeal-token.ts'
import { findWritten, getAppealKey } from './appeals.store.ts'

/**
 * For somebody whose sign-in was right and is refused because of this ban. The first factor is
 * enough: the answer goes to the address that we know, and nothing else can be done with it.
 */
export async function offerAppeal(
  db: Database,
  appealed: Appealed,
  now: Date,
): Promise<NonNullable<ErrorBody['appeal']>> {
  const { count, open, answer } = await findWritten(db, appealed.banId)
  const said = { ban: appealed.banId, ...(answer !== null && { answer }) }
  if (open) return { state: 'open', ...said }
  if (count >= appealsPerBan) return { state: 'used_up', ...said }
  const token = makeAppealToken(await getAppealKey(db), appealed, now)
  return { state: 'possible', token, ...said }
}
