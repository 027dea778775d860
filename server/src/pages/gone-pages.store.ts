import type { Database } from '../platform/db/database.ts'
import { quickRead } from '../platform/db/statement.ts'

const selectGone = quickRead<{ path: string }, [path: string]>(
  'select path from gone_pages where path = $1',
)

/** Whether something that everybody could see was at this address, and is deleted or withdrawn. */
export const isGone = async (db: Database, path: string): Promise<boolean> =>
  (await selectGone(db, [path])).length > 0
