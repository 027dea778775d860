import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead } from '../../../platform/db/statement.ts'

const selectInstance = quickRead<{ id: string }>('select id from instance')

export async function getInstanceId(db: Database): Promise<string> {
  const [row] = await selectInstance(db, [])
  if (row === undefined) throw new Error('The instance row is missing.')
  return row.id
}

/** True for exactly one caller in the lifetime of the database, which must insert the demo data. */
export async function claimDemoData(db: Database): Promise<boolean> {
  const claimed = await query(db)
    .updateTable('instance')
    .set({ demo_data_at: new Date() })
    .where('demo_data_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
