import type { RemovableSubject } from '@patchbay/contract/people/reports'
import { transaction, type Database } from '../../../platform/db/database.ts'
import {
  findRemovalOf,
  removeContent,
  restoreContent,
  type Removables,
} from '../../content/removals/public.ts'
import { record, type Operator } from '../audit/public.ts'
import { notifyRemoved, notifyRestored } from '../outcomes/public.ts'
import { CommandError } from './command-error.ts'
import { requireId } from './require-id.ts'

const cannot = {
  missing: 'It is back already, or was deleted for good.',
  place_gone: 'The place where it was is gone, so that it cannot come back.',
  place_taken: 'The author has put something else in its place, so that it cannot come back.',
} as const

function subjectOf(removables: Removables, type: string, id: string) {
  if (!Object.hasOwn(removables, type))
    throw new CommandError(`The subject must be one of ${Object.keys(removables).join(', ')}.`)
  requireId(id, 'What is removed', 'list-reports')
  return { type: type as RemovableSubject, id }
}

/** Takes content away for thirty days; the author reads why. Returns the author. */
export async function removeSubject(
  db: Database,
  removables: Removables,
  operator: Operator,
  { type, id, because }: { readonly type: string; readonly id: string; readonly because: string },
): Promise<string> {
  const subject = subjectOf(removables, type, id)
  return transaction(db, async (tx) => {
    const order = { subject, removedBy: null, reason: because }
    const removed = await removeContent(tx, removables, order, new Date())
    if (removed === undefined) throw new CommandError(`There is no ${type} ${id}.`)
    const notice = { subject: subject.type, words: because }
    await notifyRemoved(tx, removed.authorId, notice, new Date())
    const details = { subject, removal: removed.id, words: because }
    await record(tx, operator, 'remove-content', removed.authorId, details)
    return removed.authorId
  })
}

/** Brings back what was removed. Returns the author. */
export async function restoreSubject(
  db: Database,
  removables: Removables,
  operator: Operator,
  { type, id }: { readonly type: string; readonly id: string },
): Promise<string> {
  const subject = subjectOf(removables, type, id)
  return transaction(db, async (tx) => {
    const removal = await findRemovalOf(tx, subject)
    if (removal === undefined) throw new CommandError(`The ${type} ${id} is not removed.`)
    const restored = await restoreContent(tx, removables, removal.id, new Date())
    if (typeof restored === 'string') throw new CommandError(cannot[restored])
    await notifyRestored(tx, restored.authorId, subject.type, new Date())
    const details = { subject, removal: removal.id }
    await record(tx, operator, 'restore-content', restored.authorId, details)
    return restored.authorId
  })
}
