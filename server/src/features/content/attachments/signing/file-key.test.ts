import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../test/test-database.ts'
import { closeDatabase, openDatabase, type Database } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/query.ts'
import { changeFileKey, getFileKey, hasFileKey } from './file-key.store.ts'
import { isSignatureOf, signatureOf } from './sign-address.ts'

let database: TestDatabase
const nodes: Database[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const db of nodes) await closeDatabase(db)
  await database.close()
})

/** A node that has read nothing yet. */
function startNode(): Database {
  const db = openDatabase({ url: database.url, poolSize: 1, pooled: false })
  nodes.push(db)
  return db
}

const signed = { key: 'a/b', userId: 'u', sessionId: 's', expires: 2_000_000_000 }
const sign = async (db: Database) => signatureOf(await getFileKey(db), signed)
const accepts = (db: Database, signature: string) =>
  hasFileKey(db, (key) => isSignatureOf(key, signed, signature))

it('a changed key signs at once on nodes that read it, and is accepted by those that have not', async () => {
  const old = startNode()
  const before = await sign(old)
  await changeFileKey(database.db, { atOnce: false })
  const fresh = startNode()
  const after = await sign(fresh)
  expect(after).not.toBe(before)
  expect(await accepts(fresh, before)).toBe(true)
  expect(await accepts(old, after)).toBe(true)
})

it('the key before it is accepted as long as its addresses may be valid', async () => {
  const before = await sign(startNode())
  await changeFileKey(database.db, { atOnce: false })
  const age = (minutes: number) =>
    query(database.db)
      .updateTable('instance')
      .set({ file_key_changed_at: new Date(Date.now() - minutes * 60_000) })
      .execute()
  await age(61)
  expect(await accepts(startNode(), before)).toBe(true)
  await age(66)
  expect(await accepts(startNode(), before)).toBe(false)
})

it('a key that was changed at once is worth nothing any more', async () => {
  const before = await sign(startNode())
  await changeFileKey(database.db, { atOnce: true })
  expect(await accepts(startNode(), before)).toBe(false)
  const { file_key_before } = await query(database.db)
    .selectFrom('instance')
    .select('file_key_before')
    .executeTakeFirstOrThrow()
  expect(file_key_before).toBeNull()
})

it('wrong signatures do not cost a statement each', async () => {
  const node = startNode()
  await getFileKey(node)
  await accepts(node, 'nonsense')
  const known = await sign(node)
  await changeFileKey(database.db, { atOnce: true })
  // The second doubt within a second is answered from memory.
  expect(await accepts(node, 'nonsense')).toBe(false)
  expect(await sign(node)).toBe(known)
})
