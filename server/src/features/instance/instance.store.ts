import { CompiledQuery } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'

const instanceRow = CompiledQuery.raw('select "id" from "instance"') as CompiledQuery<{ id: string }>

export async function getInstanceId(db: Database): Promise<string> {
  const { rows } = await query(db).executeQuery(instanceRow)
  if (rows[0] === undefined) throw new Error('The instance row is missing.')
  return rows[0].id
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
