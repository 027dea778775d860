import * as fs from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { killTree } from './kill-tree.ts'
import {
  ended,
  isAlive,
  kill,
  launch,
  query,
  start,
  tempDataFolder,
  usedDataFolder,
  waitUntil,
} from './test-support.ts'

test('replaces the server that a killed launcher left running', async () => {
  const folder = await usedDataFolder()
  const { child, said } = launch(folder)
  const orphan = await said
  await query(orphan.url, 'CREATE TABLE kept AS SELECT 1 AS id')
  const visitor = new Client({ connectionString: orphan.url })
  visitor.on('error', () => undefined)
  await visitor.connect()
  await kill(child)
  expect(await query(orphan.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }])

  const server = await start({ folder })
  expect(server.pid).not.toBe(orphan.pid)
  expect(await query(server.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }])
  const log = fs.readFileSync(join(folder, 'postgres.log'), 'utf8')
  expect(log).not.toContain('automatic recovery in progress')
})

test('loses no acknowledged row when everything is killed during writes', async () => {
  const folder = await usedDataFolder()
  const { child, said } = launch(folder, { durable: true })
  const { url, pid } = await said
  await query(url, 'CREATE TABLE written (id int PRIMARY KEY)')
  const acknowledged: number[] = []
  let next = 0
  const writers = [1, 2, 3, 4].map(async () => {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      for (;;) {
        const id = next++
        await client.query('INSERT INTO written VALUES ($1)', [id])
        acknowledged.push(id)
      }
    } catch {
      // The error of the kill, which is expected.
    }
  })
  await waitUntil(() => acknowledged.length > 500)
  child.kill('SIGKILL')
  killTree(pid)
  await Promise.all(writers)

  const server = await start({ folder, durable: true })
  const rows = await query<{ id: number }>(server.url, 'SELECT id FROM written')
  const stored = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
})

test('starts again after a first start that was killed', async () => {
  const folder = tempDataFolder()
  const { child } = launch(folder)
  const unfinished = () =>
    fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => /unfinished/.test(name)) : []
  await waitUntil(() =>
    unfinished().some((name) => fs.existsSync(join(folder, name, 'cluster/base'))),
  )
  await kill(child)
  expect(fs.existsSync(join(folder, 'postgres'))).toBe(false)
  expect(unfinished()).toHaveLength(1)

  const server = await start({ folder })
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(unfinished()).toEqual([])
})

test('stops the server when the process exits without stop', async () => {
  const { child, said } = launch(await usedDataFolder())
  const { pid } = await said
  child.stdin?.write('exit without stop\n')
  await ended(child)
  await waitUntil(() => !isAlive(pid) || isZombie(pid))
})

test('does not touch a foreign process that has the pid of a dead server', async () => {
  const folder = await usedDataFolder()
  const foreign = launch(await usedDataFolder())
  await foreign.said
  for (const pid of [foreign.child.pid, process.pid]) {
    const lines = [pid, join(folder, 'postgres'), 1, 1, '', '127.0.0.1', '1 1', 'ready', '']
    fs.writeFileSync(join(folder, 'postgres/postmaster.pid'), lines.join('\n'))
    await (await start({ folder })).stop()
  }
  expect(foreign.child.exitCode ?? foreign.child.signalCode).toBeNull()
})

test('waits for a backend that outlived its postmaster', async () => {
  const folder = await usedDataFolder()
  const { child, said } = launch(folder)
  const { url, pid } = await said
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const backend = rows[0]?.pid ?? 0
  process.kill(backend, 'SIGSTOP')
  process.kill(pid, 'SIGKILL')
  await kill(child)

  const starting = start({ folder })
  const log = join(folder, 'postgres.log')
  await waitUntil(() => fs.readFileSync(log, 'utf8').includes('pre-existing shared memory block'))
  process.kill(backend, 'SIGKILL')
  const server = await starting
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

/** If process 1 does not reap children, dead processes stay in the table. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
