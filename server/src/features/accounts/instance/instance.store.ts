import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead } from '../../../platform/db/statement.ts'

const selectInstance = quickRead<{ id: string }>('select id from instance')

export async function getInstanceId(db: Database): Promise<string> {
  const [row] = await selectInstance(db, [])
  if (row === undefined) throw new Error('The instance row is missing.')
  return row.id
}

/**
 * True for exactly one caller in the lifetime of the database, which must insert the demo data, and
 * never where people are already.
 */
export async function claimDemoData(db: Database): Promise<boolean> {
  const claimed = await query(db)
    .updateTable('instance')
    .set({ demo_data_at: new Date() })
    .where('demo_data_at', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('user_profiles').select('id'))))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** For a database that has served real people: no later start can claim the demo data. */
export async function giveUpDemoData(db: Database): Promise<void> {
  await query(db)
    .updateTable('instance')
    .set({ demo_data_at: new Date() })
    .where('demo_data_at', 'is', null)
    .execute()
}
