import { findRunningPostgres } from '../../scripts/embedded-postgres/find-running-postgres.ts'
import {
  closeDatabase,
  openDatabase,
  type Database,
} from '../../server/src/platform/db/database.ts'

/** The database of the server under test, opened as an operator on its machine does. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const url = await findRunningPostgres(process.env['E2E_DATA_FOLDER'] ?? '')
  if (url === undefined) throw new Error('The server under test has no database.')
  const db = openDatabase({ url, poolSize: 1, pooled: true })
  try {
    return await work(db)
  } finally {
    await closeDatabase(db)
  }
}
