import type { Database } from '../../../platform/db/database.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { endBannedSessions } from '../../accounts/sessions/public.ts'
import { raiseInsideOfPerson } from '../../communities/communities/public.ts'
import { touchParticipant } from '../../messaging/conversations/public.ts'
import { record, type Operator } from '../audit/public.ts'
import { closeAppeals, deleteBan, setBan, type BanTerms } from './bans.store.ts'

/** Open pages of others show a banned person differently. The sweep of every node finds it. */
async function noteShownAnew(tx: Database, personId: string): Promise<void> {
  await raiseInsideOfPerson(tx, personId)
  await touchParticipant(tx, personId, new Date())
}

/**
 * Ends all sessions at once; the ban itself refuses all later requests. The caller's transaction
 * must record it.
 */
export async function shutOut(
  tx: Database,
  personId: string,
  reason: string,
  terms: BanTerms,
): Promise<void> {
  const words = await setBan(tx, personId, reason, terms)
  await noteShownAnew(tx, personId)
  await endBannedSessions(tx, personId)
  const data = { until: terms.until?.toISOString() ?? null, ...(words !== null && { words }) }
  await postNotice(tx, personId, 'banned', data)
}

/** What the audit log says about a ban. */
export const detailsOf = ({ until, hidesContent, words }: BanTerms): object => ({
  until: until?.toISOString() ?? null,
  ...(hidesContent && { hidesContent }),
  ...(words !== undefined && { words }),
})

/** Runs in the caller's transaction. */
export async function ban(
  tx: Database,
  operator: Operator,
  personId: string,
  terms: BanTerms,
): Promise<void> {
  await shutOut(tx, personId, operator.reason, terms)
  await record(tx, operator, 'ban', personId, detailsOf(terms))
}

interface Lifting {
  /** For the audit log. */
  readonly details?: object
  /** The caller tells the person. */
  readonly isNotified?: boolean
}

/**
 * False if the person is not banned. Runs in the caller's transaction. An appeal that was open is
 * answered by it.
 */
export async function unban(
  tx: Database,
  operator: Operator,
  personId: string,
  { details = {}, isNotified = false }: Lifting = {},
): Promise<boolean> {
  const banId = await deleteBan(tx, personId)
  if (banId === undefined) return false
  await closeAppeals(tx, banId, operator.staffId ?? null)
  await noteShownAnew(tx, personId)
  await record(tx, operator, 'unban', personId, details)
  if (!isNotified) await postNotice(tx, personId, 'ban_lifted', {})
  return true
}
