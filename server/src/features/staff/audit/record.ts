import type { Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { insertAuditEntry, findStaffName } from './audit.store.ts'

/** The viewer as the one who does something for this reason. */
export const operatorOf = async (
  { db, viewer }: Pick<ViewerContext, 'db' | 'viewer'>,
  reason: string,
): Promise<Operator> => ({
  name: await findStaffName(db, viewer.userId),
  reason,
  staffId: viewer.userId,
})

/** Who does something, and why: staff in the console, or an operator on the command line. */
export interface Operator {
  readonly name: string
  readonly reason: string
  /** Absent on the command line. */
  readonly staffId?: string
}

/** Call it in the transaction of the action, so that no action is without its entry. */
export function record(
  tx: Database,
  operator: Operator,
  action: string,
  userId: string | null,
  details: object,
): Promise<void> {
  const { name, reason, staffId = null } = operator
  return insertAuditEntry(tx, { operator: name, staffId, action, userId, details, reason })
}

/** Lists show private words of people, so that reading them is recorded too, with a reason or not. */
export function recordReading(
  db: Database,
  operator: Operator,
  list: string,
  details: object,
): Promise<void> {
  return record(db, { ...operator, reason: operator.reason || 'to read' }, list, null, details)
}
