import { findRunningPostgres } from '../../scripts/embedded-postgres/find-running-postgres.ts'
import {
  closeDatabase,
  openDatabase,
  type Database,
} from '../../server/src/platform/db/database.ts'
import { withDatabase as withName } from '../../server/test/postgres.ts'
import { origin, outOfOrder } from './addresses.ts'

/** The database of a server under test, opened as an operator on its machine does. */
export async function withDatabase<T>(
  work: (db: Database) => Promise<T>,
  server: string = origin,
): Promise<T> {
  const postgres = await findRunningPostgres(process.env['E2E_DATA_FOLDER'] ?? '')
  if (postgres === undefined) throw new Error('The server under test has no database.')
  const url = server === outOfOrder ? withName(postgres, 'out_of_order') : postgres
  const db = openDatabase({ url, poolSize: 1, pooled: true })
  try {
    return await work(db)
  } finally {
    await closeDatabase(db)
  }
}
