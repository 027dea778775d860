import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { query } from '../platform/db/query.ts'
import { leftOut } from './left-out.ts'

/**
 * Columns of a backup that hold a secret, its hash, or an address that is the only key, and why a
 * restore may bring them back.
 */
const comeBack: Readonly<Record<string, string>> = {
  'code_factors.secret': 'Without it the first factor would be enough; the restore says so.',
  'instance.appeal_key': 'Signs only who may appeal against a ban, which comes back as well.',
  'instance.file_key': 'An address of a file also needs a session, and there is none.',
  'instance.file_key_before': 'As the key itself.',
  'instance.second_factor_key': 'No code of an authenticator app would be right without it.',
  'known_devices.token_hash': 'Lets nobody in: it only counts guesses of a password apart.',
  'listing_index.content_hash': 'Tells whether a text has changed.',
  'listing_index.sentences': 'Numbers that stand for what a text means.',
  'listing_index.whole': 'Numbers that stand for what a text means.',
  'passkeys.public_key': 'A public key; without it the first factor would be enough.',
  'password_credentials.password_hash':
    'Who has a password needs it to enter; the restore says so.',
  'push_keys.private_key': 'Subscriptions are bound to it, and they are left out.',
  'push_keys.public_key': 'A public key.',
  'unsubscribe_links.token':
    'Ends one kind of mails and opens nothing; links in mails that were sent must work.',
}

/** Every column of bytes, and those of text that are named for what they hold. */
const named = '(^|_)(secret|token|ticket|hash|key|code|challenge|nonce|verifier|auth|endpoint)(_|$)'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function secretColumns(): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type = 'bytea' or c.data_type = 'text' and c.column_name ~ ${named})
    order by 1, 2`.execute(query(database.db))
  return rows
}

it('every secret is left out of backups, or has a reason to come back', async () => {
  const saved = (await secretColumns()).filter(({ table }) => !leftOut.has(table))
  expect(saved.map(({ table, column }) => `${table}.${column}`)).toEqual(Object.keys(comeBack))
})

it('every table that is left out exists', async () => {
  const tables = await query(database.db).introspection.getTables()
  const names = new Set(tables.map(({ name }) => name))
  expect([...leftOut.keys()].filter((name) => !names.has(name))).toEqual([])
})
