import type { ViewerContext } from '../../../platform/http/action.ts'
import { findStaffName } from './audit.store.ts'
import type { Operator } from './record.ts'

/** The viewer as the one who does something for this reason. */
export const operatorOf = async (
  { db, viewer }: Pick<ViewerContext, 'db' | 'viewer'>,
  reason: string,
): Promise<Operator> => ({
  name: await findStaffName(db, viewer.userId),
  reason,
  staffId: viewer.userId,
})
