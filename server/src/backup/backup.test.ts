import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { uploadAvatar } from '@patchbay/contract/accounts/avatars'
import { resetPassword } from '@patchbay/contract/accounts/credentials'
import { getSession, signOut } from '@patchbay/contract/accounts/sessions'
import { signInWithPassword } from '@patchbay/contract/accounts/sign-in'
import {
  deleteCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from '@patchbay/contract/communities/calendar-feed'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendTo } from '../../test/attachments.ts'
import { say, startPair } from '../../test/conversations.ts'
import {
  createDeployedDatabase,
  type DeployedDatabase,
} from '../../test/production/deployed-database.ts'
import * as samples from '../../test/samples/file-samples.ts'
import {
  createPasswordPerson,
  newPassword,
  oldPassword,
} from '../../test/accounts/password-people.ts'
import { createPerson, elsewhere, type TestPerson } from '../../test/people.ts'
import { plain } from '../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { seedDemoData } from '../demo/seed.ts'
import { putReset } from '../features/accounts/credentials/password-resets.store.ts'
import { ledgerPath, readLedger } from '../platform/backup/deletion-ledger.ts'
import { closeDatabase, openDatabase, type Database } from '../platform/db/database.ts'
import { dumpTables } from '../platform/db/dump-tables.ts'
import { listMigrations, migrateTo } from '../platform/db/migrate.ts'
import { query } from '../platform/db/query.ts'
import { isRestoring } from '../platform/db/restoring.ts'
import { newId } from '../platform/ids.ts'
import { createLog } from '../platform/logger.ts'
import { newToken } from '../platform/sessions/tokens.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { leftOut } from './left-out.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const secret = '5c'.repeat(32)
let app: TestApp
let target: DeployedDatabase
let folder: string
let archive: string
let stays: TestPerson & { readonly email: string }
let goes: TestPerson
let left: TestPerson
/** Deleted after the backup, in the database that the restore replaces. */
let late: TestPerson
/** The tokens of sessions that were open then. */
let tokens: readonly string[]
/** Rows and files at the moment of the backup. */
let rowsThen: ReadonlyMap<string, readonly string[]>
let filesThen: ReadonlyMap<string, string>
/** Addresses of calendars at that moment, one renewed and one withdrawn since. */
let calendars: readonly string[]
const resetToken = newToken()
const log = createLog('silent')

const storageOf = (dataDir: string) => createDiskStorage(join(dataDir, 'files'))

async function rowsOf(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = new Map<string, string[]>()
  let rows: string[] = []
  for await (const part of dumpTables(db, new Set(leftOut.keys()), new Date())) {
    if (part.part === 'table') tables.set(part.name, (rows = []))
    if (part.part === 'rows') rows.push(...part.rows)
  }
  for (const [name, own] of tables) tables.set(name, own.toSorted())
  return tables
}

async function filesOf(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { key } of (await storageOf(dataDir).list('', { limit: 1_000 })).files)
    found.set(
      key,
      createHash('sha256')
        .update(await readFile(join(dataDir, 'files', key)))
        .digest('hex'),
    )
  return found
}

const remove = async (person: TestPerson) => {
  const body = { confirmText: 'delete my account' }
  expect((await person.client.call(deleteAccount, { body })).status).toBe(200)
  const ledger = () => readLedger(ledgerPath(app.config))
  await vi.waitUntil(async () => (await ledger())?.has(person.id), { timeout: 10_000 })
}

async function leaveFiles(person: TestPerson): Promise<void> {
  const picture = new Blob([new Uint8Array(await plain(64, 64).jpeg().toBuffer())])
  expect((await person.client.call(uploadAvatar, { query: {}, body: picture })).status).toBe(200)
  expect((await sendTo(person, person.id, samples.mp3(), 'take.mp3', 'profile')).status).toBe(200)
}

const isStored = (dataDir: string, person: TestPerson) =>
  existsSync(join(dataDir, 'files', 'avatars', person.id, 'avatar.webp'))

async function calendarOf({ client }: TestPerson): Promise<string> {
  const { address } = (await client.call(renewCalendarFeed, {})).body
  const { pathname } = new URL(address ?? '')
  expect((await app.visitor.fetch(pathname)).status).toBe(200)
  return pathname
}

const dataDir = () => join(folder, 'restored')

/** Restores as an operator does, into the second database. */
const restore = (change: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    url: target.url,
    ownerUrl: target.ownerUrl,
    config: { ...app.config, dataDir: dataDir() },
    storage: storageOf(dataDir()),
    secret,
    from: archive,
    deleted: new Set([left.id]),
    withoutLedger: false,
    replace: false,
    operator: 'olga',
    now: () => new Date(),
    log,
    onMissing: () => {},
    onUnnamed: () => {},
    ...change,
  })

async function inTarget<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: target.ownerUrl, poolSize: 1, pooled: true })
  return work(db).finally(() => closeDatabase(db))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-backup-'))
  archive = join(folder, 'night.backup')
  target = await createDeployedDatabase()
  app = await startTestApp({ worker: true, config: { passwordSignIn: true } })
  await seedDemoData(app.db)
  stays = await createPasswordPerson(app)
  ;[goes, left, late] = [await createPerson(app), await createPerson(app), await createPerson(app)]
  for (const person of [stays, goes, left, late]) await leaveFiles(person)
  await say(goes, await startPair(goes, stays))
  await putReset(app.db, stays.id, resetToken, new Date())
  await query(app.db)
    .insertInto('code_factors')
    .values({
      user_id: stays.id,
      secret: Buffer.alloc(48, 7),
      last_step: '1',
      created_at: new Date(),
    })
    .execute()
  await query(app.db)
    .insertInto('recovery_codes')
    .values({ user_id: stays.id, code_hash: Buffer.alloc(32, 7) })
    .execute()
  calendars = [await calendarOf(stays), await calendarOf(late)]
  await remove(left)
  await vi.waitUntil(() => !isStored(app.config.dataDir, left), { timeout: 10_000 })
  rowsThen = await rowsOf(app.db)
  filesThen = await filesOf(app.config.dataDir)
  const open = [stays, await elsewhere(app, stays), goes]
  tokens = open.map(({ client }) => client.cookie('session') ?? '')
  const { url } = app.database
  const storage = storageOf(app.config.dataDir)
  await writeBackup({ url, storage, secret, to: archive, now: new Date() })
  await calendarOf(stays)
  await late.client.call(deleteCalendarFeed, {})
  await stays.client.call(signOut, {})
  await remove(goes)
})
afterAll(async () => {
  await app.stop()
  await target.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a backup that is not right', () => {
  const untouched = async (change: Parameters<typeof restore>[0], says: RegExp) => {
    await expect(restore(change)).rejects.toThrow(says)
    const tables = await inTarget(async (db) => (await query(db).introspection.getTables()).length)
    expect([tables, existsSync(dataDir())]).toEqual([0, false])
  }

  it('is refused with another key, before anything is changed', async () => {
    await untouched({ secret: '5d'.repeat(32) }, /key does not fit/)
  })

  it('is refused where its end is cut off, also between two chunks', async () => {
    const cut = join(folder, 'cut.backup')
    const { length } = await readFile(archive)
    for (const bytes of [length - 1, length - 40, 50 + 65_552 * 2, 50 + 65_552, 40]) {
      await copyFile(archive, cut)
      await truncate(cut, bytes)
      await untouched({ from: cut }, /altered|cut short|no backup/)
    }
  })

  it('is refused where a bit is flipped, or two chunks are exchanged', async () => {
    const bytes = await readFile(archive)
    const altered = join(folder, 'altered.backup')
    for (const place of [3, 30, 60, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const flipped = Buffer.from(bytes)
      flipped[place] = (flipped[place] ?? 0) ^ 1
      await writeFile(altered, flipped)
      await untouched({ from: altered }, /altered|no backup/)
    }
    const chunk = (index: number) => bytes.subarray(50 + index * 65_552, 50 + (index + 1) * 65_552)
    const rest = bytes.subarray(50 + 2 * 65_552)
    expect(rest.length).toBeGreaterThan(0)
    await writeFile(altered, Buffer.concat([bytes.subarray(0, 50), chunk(1), chunk(0), rest]))
    await untouched({ from: altered }, /altered/)
  })

  it('is not written over another file', async () => {
    const { url } = app.database
    const storage = storageOf(app.config.dataDir)
    const again = writeBackup({ url, storage, secret, to: archive, now: new Date() })
    await expect(again).rejects.toThrow('There is a file of that name')
  })
})

it('a backup that the disk has no room for says so, and leaves nothing', async () => {
  const to = join(folder, 'full.backup')
  await symlink('/dev/full', `${to}.partial`)
  const { url } = app.database
  const storage = storageOf(app.config.dataDir)
  const written = writeBackup({ url, storage, secret, to, now: new Date() })
  await expect(written).rejects.toThrow(/^The backup cannot be written there \(E[A-Z]+\): give/)
  expect(await readdir(folder)).not.toContain('full.backup.partial')
})

describe('a restored backup', () => {
  it('is not brought back with a ledger that lacks somebody who was deleted before', async () => {
    const other = new Set([goes.id])
    await expect(restore({ deleted: other })).rejects.toThrow('The ledger lacks 1 people')
    expect(await inTarget(isRestoring)).toBe(true)
  })

  it('is what was there, row by row and byte by byte', async () => {
    // Again after the one that did not end.
    const restored = await restore({ deleted: new Set(), withoutLedger: true })
    expect(await readLedger(join(dataDir(), 'deletions.log'))).toBeUndefined()
    expect(restored).toMatchObject({ files: filesThen.size, erased: 0, missing: 0, unnamed: 0 })
    expect(await filesOf(dataDir())).toEqual(filesThen)
    const rows = await inTarget(rowsOf)
    expect([...rows.keys()]).toEqual([...rowsThen.keys()])
    for (const [table, own] of rowsThen)
      if (table !== 'operator_actions') expect([table, rows.get(table)]).toEqual([table, own])
    expect(rows.get('operator_actions')).toHaveLength(
      (rowsThen.get('operator_actions')?.length ?? 0) + 1,
    )
    expect([...rowsThen.values()].filter((own) => own.length > 0).length).toBeGreaterThan(20)
  })

  it('does not take the place of people unless it is told to', async () => {
    await expect(restore()).rejects.toThrow('--replace')
  })

  it('has nobody signed in, no link that works, and nobody whom the ledger names', async () => {
    const deleted = new Set((await readLedger(ledgerPath(app.config)))?.keys())
    expect([...deleted].toSorted()).toEqual([goes.id, left.id].toSorted())
    await inTarget((db) =>
      query(db)
        .updateTable('user_profiles')
        .set({ deleted_at: new Date() })
        .where('id', '=', late.id)
        .execute(),
    )
    const unwritable = { ...app.config, deletionLedger: folder }
    await expect(restore({ replace: true, deleted, config: unwritable })).rejects.toThrow(
      'cannot be written (EISDIR)',
    )
    const restored = await restore({ replace: true, deleted })
    expect(restored).toMatchObject({ erased: 2, missing: 0, unnamed: 0 })
    expect((await readLedger(join(dataDir(), 'deletions.log')))?.has(late.id)).toBe(true)
    const stored = [goes, late, stays].map((person) => isStored(dataDir(), person))
    expect(stored).toEqual([false, false, true])
    const db = openDatabase({ url: target.url, poolSize: 5, pooled: false })
    const database = { url: target.url, db, statements: [] } as unknown as TestApp['database']
    const config = { passwordSignIn: true, dataDir: dataDir() }
    const after = await startTestApp({ database, config })
    try {
      expect(await isRestoring(db)).toBe(false)
      for (const token of tokens) {
        const client = after.newClient()
        client.setCookie('session', token)
        expect((await client.call(getSession, {})).body).toEqual({ session: null })
      }
      const body = { token: resetToken, newPassword }
      const reset = await after.newClient().call(resetPassword, { body })
      expect(reset.code).toBe('invalid_link')
      for (const path of calendars) expect((await after.visitor.fetch(path)).status).toBe(404)
      const again = await elsewhere(after, stays)
      expect((await again.client.call(getCalendarFeed, {})).body).toEqual({ address: null })
      // The second factor still guards, and no recovery code passes for it that was used since.
      const credentials = { email: stays.email, password: oldPassword }
      const entered = await after.newClient().call(signInWithPassword, { body: credentials })
      expect(entered.code).toBe('second_factor_needed')
      expect(await query(db).selectFrom('recovery_codes').selectAll().execute()).toEqual([])
      const profiles = await query(db)
        .selectFrom('user_profiles')
        .select(['id', 'deleted_at', 'full_name'])
        .where('id', 'in', [stays.id, goes.id, left.id, late.id])
        .execute()
      const gone = profiles.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id)
      expect(gone.toSorted()).toEqual([goes.id, left.id, late.id].toSorted())
      const text = JSON.stringify([...(await inTarget(rowsOf)).values()])
      expect(text).not.toContain(`avatars/${goes.id}`)
    } finally {
      await after.stop()
      await closeDatabase(db)
    }
  })

  it('of an older version is migrated after it was loaded', async () => {
    const older = await createTestDatabase({ empty: true })
    const names = await listMigrations()
    // Early, so that most migrations run on what was loaded.
    await migrateTo(older.db, names.slice(0, names.indexOf('20261115T1100-deleted-people') + 1))
    const id = newId()
    await sql`insert into user_profiles (id, bio) values (${id}, 'old')`.execute(query(older.db))
    const from = join(folder, 'older.backup')
    const storage = storageOf(join(folder, 'nothing'))
    const now = new Date()
    await writeBackup({ url: older.url, storage, secret, to: from, now })
    await older.close()
    await restore({ from, storage, replace: true })
    const [person, applied] = await inTarget(async (db) => [
      await query(db).selectFrom('user_profiles').select(['id', 'bio']).execute(),
      (await sql`select name from kysely_migration`.execute(query(db))).rows.length,
    ])
    expect([person, applied]).toEqual([[{ id, bio: 'old' }], names.length])
  })

  it('is refused while somebody else uses the database', async () => {
    const db = openDatabase({ url: target.url, poolSize: 1, pooled: true })
    await query(db).selectFrom('instance').select('id').execute()
    await expect(restore({ replace: true })).rejects.toThrow('stop the nodes')
    await closeDatabase(db)
  })
})
