import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'

/** Until so many wait for something that others hold in this database. */
export async function untilWaiting(app: { readonly db: Database }, many: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ many: number }>`
        select count(*)::integer as many from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(query(app.db))
      return rows[0]?.many
    })
    .toBe(many)
}
