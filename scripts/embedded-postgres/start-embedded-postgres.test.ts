import * as fs from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { findRunningPostgres } from './find-running-postgres.ts'
import { killTree } from './kill-tree.ts'
import { isAlive, query, start, tempDataFolder, usedDataFolder } from './test-support.ts'

test('starts in an empty folder, keeps the data over a restart, and leaves no process', async () => {
  const folder = tempDataFolder()
  const first = await start({ folder, durable: true })
  expect(first.url).toMatch(/^postgres:\/\/patchbay:[\w-]{32}@127\.0\.0\.1:\d+\/patchbay$/)
  await query(first.url, "CREATE TABLE notes AS SELECT 'kept' AS text")
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)

  const second = await start({ folder, durable: true })
  expect(await query(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }])
  expect(fs.readdirSync(folder).toSorted()).toEqual([
    'database-password',
    'patchbay.lock',
    'patchbay.pid',
    'postgres',
    'postgres.log',
  ])
})

test('has the same locale, time zone and settings on every machine, in a folder with spaces and umlauts, and requires the password', async () => {
  const folder = join(tempDataFolder(), 'Größe & "Maß" für\talle')
  const disturbing = { LC_ALL: 'de_DE', LANG: 'tr_TR', TZ: 'Asia/Tokyo', PGPORT: '1', PGDATA: '/x' }
  const before = { ...process.env }
  Object.assign(process.env, disturbing)
  const { url } = await start({
    folder: relative(process.cwd(), folder),
    settings: { work_mem: '5MB' },
  }).finally(() => {
    for (const name of Object.keys(disturbing)) delete process.env[name]
    Object.assign(process.env, before)
  })
  const [row] = await query<{ all: string; data_directory: string }>(
    url,
    `SELECT concat_ws(' ', datlocprovider, datlocale, pg_encoding_to_char(encoding),
       current_setting('TimeZone'), current_setting('work_mem'), current_setting('fsync'),
       '[' || current_setting('unix_socket_directories') || ']', lower('ÄÖ')) AS all,
       current_setting('data_directory') AS data_directory
     FROM pg_database WHERE datname = current_database()`,
  )
  expect(row?.all).toBe('b C.UTF-8 UTF8 UTC 5MB off [] äö')
  expect(row?.data_directory).toBe(join(folder, 'postgres'))

  await expect(query(url.replace(/:[\w-]{32}@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  )
  const file = join(folder, 'database-password')
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const password = fs.readFileSync(file, 'utf8').trim()
  expect(fs.readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain(password)
})

test('is found by other commands, and only while it runs', async () => {
  const folder = await usedDataFolder()
  expect(await findRunningPostgres(folder)).toBeUndefined()
  const server = await start({ folder })
  expect(await findRunningPostgres(folder)).toBe(server.url)
  await server.stop()
  expect(await findRunningPostgres(folder)).toBeUndefined()
})

test('reports when the server dies by itself, and starts again, at the same port if requested', async () => {
  const folder = await usedDataFolder()
  const server = await start({ folder })
  killTree(server.pid)
  expect(await server.died).toMatch(/^PostgreSQL ended by SIGKILL/)
  await server.stop()
  const again = await start({ folder, port: server.port })
  expect(again.port).toBe(server.port)
  expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})
