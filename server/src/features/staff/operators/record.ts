import type { Database } from '../../../platform/db/database.ts'
import { recordAction } from './operators.store.ts'

/** An error that the operator can correct: the message says how. */
export class CommandError extends Error {}

export interface Operator {
  readonly name: string
  readonly reason: string
}

export function record(
  tx: Database,
  operator: Operator,
  action: string,
  userId: string | null,
  details: object,
): Promise<void> {
  return recordAction(tx, {
    operator: operator.name,
    action,
    userId,
    details,
    reason: operator.reason,
  })
}
