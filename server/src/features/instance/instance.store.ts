import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'

export async function getInstanceId(db: Database): Promise<string> {
  const row = await query(db).selectFrom('instance').select('id').executeTakeFirstOrThrow()
  return row.id
}

/** True for exactly one caller in the life of the database: the one that must bring the demo data. */
export async function claimDemoData(db: Database): Promise<boolean> {
  const claimed = await query(db)
    .updateTable('instance')
    .set({ demo_data_at: new Date() })
    .where('demo_data_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
