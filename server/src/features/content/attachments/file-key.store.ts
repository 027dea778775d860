import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'

const selectFileKey = quickRead<{ file_key: Buffer }>('select file_key from instance')

const known = new WeakMap<Database, Buffer>()

/** The key never changes, so each process reads it once. */
export async function getFileKey(db: Database): Promise<Buffer> {
  const read = known.get(db)
  if (read !== undefined) return read
  const [row] = await selectFileKey(db, [])
  if (row === undefined) throw new Error('The instance row is missing.')
  known.set(db, row.file_key)
  return row.file_key
}
