import { claimDemoData } from '../features/instance/public.ts'
import { insertDemoProfiles } from '../features/profiles/public.ts'
import { transaction, type Database } from '../platform/db/database.ts'
import { demoPeople } from './people.ts'

/** Brings the demo data once in the life of a database; true if this call did it. */
export async function seedDemoData(db: Database): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await claimDemoData(tx))) return false
    await insertDemoProfiles(tx, demoPeople)
    return true
  })
}
