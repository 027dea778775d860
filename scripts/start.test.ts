import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { findRunningPostgres } from './embedded-postgres/find-running-postgres.ts'
import { killTree } from './embedded-postgres/kill-tree.ts'
import { query, tempDataFolder, usedDataFolder } from './embedded-postgres/test-support.ts'
import { findFreePort } from './port.ts'
import { watchChild } from '../server/test/processes/watch-child.ts'
import { childEnvironment } from '../server/test/processes/child-environment.ts'

const script = fileURLToPath(new URL('start.ts', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))
const started: ChildProcess[] = []

afterEach(async () => {
  await Promise.all(
    started.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    }),
  )
})

interface Start {
  readonly child: ChildProcess
  readonly output: () => string
  /** Resolves when the address was printed. */
  readonly running: Promise<string>
  readonly exited: Promise<number | NodeJS.Signals>
}

function start(settings: Record<string, string>): Start {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...childEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that a test can send the same signal as Ctrl-C in a terminal.
    detached: true,
  })
  started.push(child)
  const { says, output, ended } = watchChild(child)
  const running = says(/is running at (http:\S+)/).then(([, address = '']) => address)
  running.catch(() => undefined)
  return { child, output, running, exited: ended }
}

async function getInstanceId(address: string): Promise<string> {
  const response = await fetch(`${address}/api/instance`)
  return ((await response.json()) as { id: string }).id
}

const settingsFor = async (folder: string) => ({
  DATA_DIR: folder,
  PORT: String(await findFreePort()),
})

/** For tests that do not need the demo data. */
const usedSettings = async () => ({
  ...(await settingsFor(await usedDataFolder())),
  DEMO_DATA: 'off',
})

describe('npm start', () => {
  it('starts database, demo data, API and page; finishes open requests and stops cleanly; keeps the data for the next start', async () => {
    const settings = await settingsFor(tempDataFolder())
    const first = start(settings)
    const address = await first.running
    expect(address).toBe(`http://localhost:${settings.PORT}`)
    expect(first.output()).toContain('twelve people')
    const page = await fetch(address)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('<div id="root">')
    const id = await getInstanceId(address)

    const answers = Promise.all(Array.from({ length: 50 }, () => fetch(`${address}/api/instance`)))
    expect((await fetch(`${address}/api/instance`)).status).toBe(200)
    first.child.kill('SIGTERM')
    for (const answer of await answers) expect([200, 503]).toContain(answer.status)
    expect(await first.exited).toBe(0)
    expect(await findRunningPostgres(settings.DATA_DIR)).toBeUndefined()

    const second = start(settings)
    expect(await getInstanceId(await second.running)).toBe(id)
    expect(second.output()).not.toContain('twelve people')
    const url = await findRunningPostgres(settings.DATA_DIR)
    const rows = await query<{ n: string }>(url ?? '', 'select count(*) n from user_profiles')
    expect(rows).toEqual([{ n: '12' }])
  })

  it('refuses in one line a second start on the same folder, and stops everything on Ctrl-C, which reaches the whole process group', async () => {
    const settings = await usedSettings()
    const run = start(settings)
    const address = await run.running
    const second = start(await settingsFor(settings.DATA_DIR))
    expect(await second.exited).toBe(1)
    expect(second.output()).toMatch(/^Patchbay is already running on .* \(process \d+\)\. .*\n$/)
    expect(await getInstanceId(address)).not.toBe('')

    process.kill(-(run.child.pid ?? 0), 'SIGINT')
    expect(await run.exited).toBe(0)
    expect(await findRunningPostgres(settings.DATA_DIR)).toBeUndefined()
  })

  it('loses no committed row when the whole process tree is killed during writes', async () => {
    const settings = await usedSettings()
    const run = start(settings)
    const address = await run.running
    const id = await getInstanceId(address)
    const url = (await findRunningPostgres(settings.DATA_DIR)) ?? ''
    const postmaster = Number((await query<{ pid: string }>(url, postmasterPid))[0]?.pid)
    const committed = await writeUntilKilled(url, 200, () => {
      process.kill(run.child.pid ?? 0, 'SIGKILL')
      killTree(postmaster)
    })
    await run.exited

    const again = start(settings)
    expect(await getInstanceId(await again.running)).toBe(id)
    const after = (await findRunningPostgres(settings.DATA_DIR)) ?? ''
    const rows = await query<{ id: string }>(after, 'select id from user_profiles')
    const found = new Set(rows.map((row) => row.id))
    expect(committed.length).toBeGreaterThanOrEqual(200)
    expect(committed.filter((each) => !found.has(each))).toEqual([])
  })

  it('reports in one line that the port is taken, before it touches the data folder', async () => {
    const settings = await settingsFor(tempDataFolder())
    const other = createServer().listen(Number(settings.PORT), 'localhost')
    await once(other, 'listening')
    const run = start(settings)
    expect(await run.exited).toBe(1)
    expect(run.output()).toBe(
      `Port ${settings.PORT} is taken: stop what uses it, or set PORT to another number.\n`,
    )
    expect(existsSync(settings.DATA_DIR)).toBe(false)
    other.close()
  })

  it('reports in one line that the data folder cannot be used', async () => {
    const folder = tempDataFolder()
    mkdirSync(dirname(folder), { recursive: true })
    writeFileSync(folder, 'a file')
    const run = start(await settingsFor(folder))
    expect(await run.exited).toBe(1)
    expect(run.output()).toMatch(/^Patchbay cannot use .*DATA_DIR.*\n$/)
  })

  it('names every wrong setting, one per line', async () => {
    const run = start({ PORT: 'three', LOG_LEVEL: 'loud', DATA_DIR: tempDataFolder() })
    expect(await run.exited).toBe(1)
    expect(run.output().trimEnd().split('\n')).toHaveLength(2)
    expect(run.output()).toContain('PORT must be a whole number')
  })

  it('reports in one line that an external database does not answer', async () => {
    const DATABASE_URL = `postgres://a:s3cret@127.0.0.1:${await findFreePort()}/a`
    const PUBLIC_URL = 'http://localhost:3000'
    const run = start({ ...(await settingsFor(tempDataFolder())), DATABASE_URL, PUBLIC_URL })
    expect(await run.exited).toBe(1)
    expect(run.output()).toBe(
      'The database in DATABASE_URL does not answer: start it, or correct the address.\n',
    )
  })
})

const postmasterPid = `select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1] as pid`

/** Writes rows with one commit each, kills after so many, and returns the acknowledged rows. */
async function writeUntilKilled(url: string, after: number, kill: () => void): Promise<string[]> {
  const committed: string[] = []
  const write = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    for (;;) {
      const id = crypto.randomUUID()
      await client.query('insert into user_profiles (id) values ($1)', [id])
      committed.push(id)
      if (committed.length === after) kill()
    }
  }
  await Promise.allSettled([write(), write(), write()])
  return committed
}
