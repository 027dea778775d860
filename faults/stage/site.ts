import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killTree } from '../../scripts/embedded-postgres/kill-tree.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/start-embedded-postgres.ts'
import { startNode, type NodeProcess } from '../../server/test/nodes/node-process.ts'
import { startRedis, type TestRedis } from '../../server/test/services/redis.ts'

export const publicUrl = 'http://localhost:3000'

/** Two nodes with PostgreSQL and Redis, each a process that can be killed. */
export interface Site {
  readonly databaseUrl: string
  readonly redis: TestRedis
  readonly nodes: { readonly count: 2; origin(index: number): string }
  killNode(index: number): Promise<void>
  restartNode(index: number): Promise<void>
  /** Simulates a machine that loses its database: all its processes are killed without warning. */
  crashPostgres(): Promise<void>
  restartPostgres(): Promise<void>
  /** From now on no file can be written completely. */
  fillDisk(): Promise<void>
  makeRoom(): Promise<void>
  /** The folder in which the nodes store files. */
  readonly filesFolder: string
  /** The output of the nodes, including dead ones. */
  output(): string
  stop(): Promise<void>
}

export async function startSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-faults-'))
  let postgres = await startEmbeddedPostgres({ folder })
  const redis = await startRedis()
  const dataFolder = join(folder, 'data')
  const sign = join(folder, 'the-disk-is-full')
  const fullDisk = new URL('full-disk.ts', import.meta.url).href
  const start = () =>
    startNode({
      databaseUrl: postgres.url,
      publicUrl,
      environment: {
        REDIS_URL: redis.url,
        DATA_DIR: dataFolder,
        FULL_DISK_SIGN: sign,
        NODE_OPTIONS: `--import=${fullDisk}`,
      },
    })
  const nodes = await Promise.all([start(), start()])
  const dead: NodeProcess[] = []
  const killNode = async (index: number) => {
    const node = nodeAt(index)
    node.kill('SIGKILL')
    await node.stopped
  }
  const nodeAt = (index: number): NodeProcess => (index === 0 ? nodes[0] : nodes[1])
  return {
    databaseUrl: postgres.url,
    redis,
    nodes: { count: 2, origin: (index) => nodeAt(index).origin },
    killNode,
    restartNode: async (index) => {
      dead.push(nodeAt(index))
      nodes[index === 0 ? 0 : 1] = await start()
    },
    crashPostgres: async () => {
      killTree(postgres.pid)
      await postgres.died
      await postgres.stop()
    },
    restartPostgres: async () => {
      postgres = await startEmbeddedPostgres({ folder, port: postgres.port })
    },
    fillDisk: () => writeFile(sign, ''),
    makeRoom: () => rm(sign, { force: true }),
    filesFolder: join(dataFolder, 'files'),
    output: () => [...dead, ...nodes].map((node) => node.output()).join(''),
    stop: async () => {
      await Promise.all([killNode(0), killNode(1)])
      await redis.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
