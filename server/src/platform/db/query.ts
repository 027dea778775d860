import type { Kysely } from 'kysely'
import type { Database } from './handle.ts'
import type { Tables } from './tables.gen.ts'

/** Opens a database handle. Stores alone may import this; the boundaries are checked. */
export const query = (db: Database): Kysely<Tables> => db as unknown as Kysely<Tables>
