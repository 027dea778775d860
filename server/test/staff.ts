import type { StaffRole } from '@patchbay/contract/route'
import type { Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import { createPerson, type TestPerson } from './people.ts'
import type { TestClient } from './test-client.ts'

/** Somebody with a role, who has given the second factor at this time. */
export async function createStaff(
  app: { readonly db: Database; newClient(): TestClient },
  role: StaffRole,
  { fullName = `Test ${role}`, now = new Date() }: { fullName?: string; now?: Date } = {},
): Promise<TestPerson> {
  const person = await createPerson(app, { fullName, role, now })
  await setSecondFactor(app, person, now)
  return person
}

export async function setSecondFactor(
  app: { readonly db: Database },
  { sessionId }: Pick<TestPerson, 'sessionId'>,
  at: Date | null,
): Promise<void> {
  await query(app.db)
    .updateTable('sessions')
    .set({ second_factor_at: at })
    .where('id', '=', sessionId)
    .execute()
}
