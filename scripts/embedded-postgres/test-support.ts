import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, inject, vi } from 'vitest'
import { closeDatabase, openDatabase } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { watchChild } from '../../server/test/processes/watch-child.ts'
import { killTree } from './kill-tree.ts'
import { identifyPostmaster, readPostmasterFile } from './postmaster-file.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.ts'

export const isRoot = process.getuid?.() === 0
export const nobody = { uid: 65534, gid: 65534 }
export const fixture = fileURLToPath(new URL('./launch-fixture.ts', import.meta.url))

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folders: string[] = []
const servers: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  await Promise.all(servers.splice(0).map((server) => server.stop()))
  for (const folder of folders.splice(0)) {
    const cluster = join(folder, 'data', 'postgres')
    const left = readPostmasterFile(cluster)
    if (left && identifyPostmaster(left.pid, cluster) === 'ours') killTree(left.pid)
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})

/**
 * The path of a `data` folder that does not exist yet, in a fresh folder that everybody may enter.
 */
export function tempDataFolder(mode = 0o755): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'patchbay-postgres-'))
  fs.chmodSync(folder, mode)
  folders.push(folder)
  return join(folder, 'data')
}

let sample: Promise<string> | undefined

/** The same after a first start: creating a cluster takes seconds, copying one does not. */
export async function usedDataFolder(): Promise<string> {
  sample ??= findSample(inject('sampleFolder'))
  const folder = tempDataFolder()
  // Unlike Node's own copy, `cp -a` keeps the owner of the cluster.
  const { status, stderr } = spawnSync('cp', ['-a', await sample, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The sample could not be copied: ${stderr}`)
  return folder
}

/** The first test file that needs the sample creates it; the others wait until it is complete. */
async function findSample(parent: string): Promise<string> {
  const [folder, complete] = [join(parent, 'data'), join(parent, 'complete')]
  if (isFirstTo(join(parent, 'claimed')))
    await makeSample(folder).finally(() => fs.writeFileSync(complete, ''))
  else await waitUntil(() => fs.existsSync(complete))
  return folder
}

function isFirstTo(claim: string): boolean {
  try {
    fs.mkdirSync(claim)
    return true
  } catch {
    return false
  }
}

async function makeSample(folder: string): Promise<void> {
  const server = await startEmbeddedPostgres({ folder, durable: false })
  const db = openDatabase({ url: server.url, poolSize: 1, pooled: true })
  await migrate(db)
  await closeDatabase(db)
  await server.stop()
}

export async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ durable: false, ...options })
  servers.push(server)
  return server
}

export interface Launched {
  child: ChildProcess
  /** The server that the fixture started, or its error. */
  said: Promise<{ url: string; pid: number } & { name: string; message: string }>
}

export function launch(
  folder: string,
  options: { uid?: number; gid?: number; durable?: boolean; node?: string; script?: string } = {},
): Launched {
  const { durable = false, node = process.execPath, script = fixture, ...user } = options
  const args = [script, folder, ...(durable ? ['durable'] : [])]
  const child = spawn(node, args, { ...user, cwd: '/', stdio: 'pipe' })
  children.push(child)
  const said = watchChild(child)
    .says(/^\{.*\}$/m)
    .then(([line]) => JSON.parse(line) as Awaited<Launched['said']>)
  said.catch(() => undefined)
  return { child, said }
}

export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

export function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  return ended(child)
}

export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
