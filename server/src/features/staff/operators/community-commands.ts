import { transaction, type Database } from '../../../platform/db/database.ts'
import type { Operator } from '../audit/public.ts'
import { closeAndRecord, handOverByStaff, reopenAndRecord } from '../communities/public.ts'
import { CommandError } from './command-error.ts'
import { findNamedPerson } from './named-person.ts'
import { requireId } from './require-id.ts'

const longest = 2_000

const noCommunity = (id: string): string => `There is no community ${id}.`

function requireCommunity(id: string): void {
  requireId(id, 'A community', 'communities in the console')
}

/** Open pages learn it from the sweep of every node. Returns who leads it now. */
export async function handOverCommunity(
  db: Database,
  operator: Operator,
  communityId: string,
  idOrEmail: string,
): Promise<string> {
  requireCommunity(communityId)
  return transaction(db, async (tx) => {
    const { id: to } = await findNamedPerson(tx, idOrEmail)
    const handed = await handOverByStaff(tx, { communityId, to, operator, now: new Date() })
    if (handed === 'missing') throw new CommandError(noCommunity(communityId))
    if (handed === 'forbidden')
      throw new CommandError(
        'Its leader is not banned: only where nobody leads it, it is handed over.',
      )
    if (handed === 'no_member')
      throw new CommandError(`${to} is not a member of it who could lead it.`)
    return to
  })
}

/** The leader reads `because`. Returns the name of the community. */
export async function closeCommunity(
  db: Database,
  operator: Operator,
  communityId: string,
  because: string,
): Promise<string> {
  requireCommunity(communityId)
  const words = because.trim()
  if (words === '' || words.length > longest)
    throw new CommandError(`What the leader reads must have 1 to ${longest} characters.`)
  const order = { communityId, operator, now: new Date() }
  const closing = await transaction(db, (tx) => closeAndRecord(tx, order, words))
  if (closing.done) return closing.name
  throw new CommandError(
    closing.why === 'unchanged' ? 'It is closed already.' : noCommunity(communityId),
  )
}

/** Returns the name of the community. */
export async function reopenCommunity(
  db: Database,
  operator: Operator,
  communityId: string,
): Promise<string> {
  requireCommunity(communityId)
  const order = { communityId, operator, now: new Date() }
  const opening = await transaction(db, (tx) => reopenAndRecord(tx, order))
  if (opening.done) return opening.name
  throw new CommandError(opening.why === 'unchanged' ? 'It is open.' : noCommunity(communityId))
}
