import { sql } from 'kysely'
import { expect } from 'vitest'
import { transaction, type Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'

/** Waits until this many transactions wait for a lock in this database. */
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

/** Runs both while the row is locked, so that `second` waits behind `first`. */
export async function inTurn<A, B>(
  app: { readonly db: Database },
  row: { readonly table: 'conversations' | 'user_profiles'; readonly id: string },
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  let asked: Promise<[A, B]> | undefined
  await transaction(app.db, async (tx) => {
    const locked = sql`select 1 from ${sql.table(row.table)} where id = ${row.id} for update`
    await locked.execute(query(tx))
    const leading = first()
    await untilWaiting(app, 1)
    asked = Promise.all([leading, second()])
    await untilWaiting(app, 2)
  })
  return asked as Promise<[A, B]>
}
