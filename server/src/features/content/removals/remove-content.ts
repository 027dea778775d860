import type { RemovableSubject } from '@patchbay/contract/people/reports'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid, newId } from '../../../platform/ids.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import type { Announce, CannotReturn, Removables, RemovedRows } from './removable.ts'
import { findRemoval, insertRemoval, setRestored } from './removals.store.ts'

const storedMilliseconds = 30 * 24 * 60 * 60 * 1_000

interface Removed {
  readonly id: string
  readonly authorId: string
  readonly announce: Announce
}

interface Order {
  readonly subject: { readonly type: RemovableSubject; readonly id: string }
  /** `null` on the command line. */
  readonly removedBy: string | null
  /** What the author is notified of. */
  readonly reason: string
}

/** Takes something away for thirty days, then for good. Undefined if there is no such thing. */
export async function removeContent(
  tx: Database,
  removables: Removables,
  { subject, removedBy, reason }: Order,
  now: Date,
): Promise<Removed | undefined> {
  const id = newId()
  const taken = await removables[subject.type].take(tx, { id, subjectId: subject.id }, now)
  if (taken === undefined) return undefined
  const { authorId, rows, announce } = taken
  const expiresAt = new Date(now.getTime() + storedMilliseconds)
  await insertRemoval(tx, { id, subject, authorId, removedBy, reason, rows, now, expiresAt })
  return { id, authorId, announce }
}

interface Restored extends Pick<Order, 'subject'> {
  readonly authorId: string
  readonly announce: Announce
}

/** The columns of the rows that name a person. */
const personColumns = ['author_id', 'user_id', 'creator_id', 'sender_id']

const peopleIn = (rows: RemovedRows): string[] =>
  Object.values(rows)
    .flat()
    .flatMap((row) => personColumns.map((column) => (row as Record<string, unknown>)[column]))
    .filter((id): id is string => typeof id === 'string' && isUuid(id))

/**
 * Undoes a removal. Says why, if that is not possible; then the transaction must be undone. The
 * removal is locked last, which is the order in which a deleted account locks it too.
 */
export async function restoreContent(
  tx: Database,
  removables: Removables,
  removalId: string,
  now: Date,
): Promise<Restored | CannotReturn | 'missing'> {
  const known = await findRemoval(tx, removalId)
  if (known === undefined) return 'missing'
  // Nobody whose words or likes come back deletes the account meanwhile; who has is left out.
  const there = await lockProfiles(tx, [known.author_id, ...peopleIn(known.rows)])
  const removal = await findRemoval(tx, removalId)
  if (removal === undefined || !there.has(removal.author_id)) return 'missing'
  const { subject_type: type, subject_id: subjectId, author_id: authorId, rows } = removal
  const back = await removables[type].bringBack(tx, { id: removalId, subjectId, rows }, now)
  if (typeof back === 'string') return back
  if (!(await setRestored(tx, removal, now))) return 'missing'
  return { subject: { type, id: subjectId }, authorId, announce: back }
}
