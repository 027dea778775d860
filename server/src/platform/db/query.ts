import type { Kysely } from 'kysely'
import type { Database } from './handle.ts'
import type { Tables } from './tables.gen.ts'

/** Opens a database handle. Only stores may import this; a test checks the boundary. */
export const query = (db: Database): Kysely<Tables> => db as unknown as Kysely<Tables>
