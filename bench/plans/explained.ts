import { readFileSync } from 'node:fs'
import {
  closeDatabase,
  openDatabase,
  type Database,
} from '../../server/src/platform/db/database.ts'
import { poolOf } from '../../server/src/platform/db/pools.ts'

/** What PostgreSQL tells of a part of a plan. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

export interface Explained {
  readonly db: Database
  /** The plans of all statements since the last call, as they were run. */
  takePlans(): readonly PlanNode[]
  /** The CPU time of the connection so far, in milliseconds. */
  cpuMilliseconds(): number
  close(): Promise<void>
}

/**
 * The product's own connection, of which PostgreSQL tells the plan of each statement that it runs: the
 * one that it has chosen for these values, or the one that it keeps for all.
 */
export async function openExplained(url: string, explains: boolean): Promise<Explained> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': explains ? 0 : -1,
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const db = openDatabase({
    url: `${url}?options=${encodeURIComponent(options.join(' '))}`,
    poolSize: 1,
    pooled: false,
  })
  let plans: PlanNode[] = []
  const pool = poolOf(db)
  pool?.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const json = message.slice(message.indexOf('{'))
      if (message.startsWith('duration:'))
        plans.push((JSON.parse(json) as { readonly Plan: PlanNode }).Plan)
    }),
  )
  const asked = await pool?.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = asked?.rows[0]?.pid ?? 0
  return {
    db,
    takePlans: () => {
      const taken = plans
      plans = []
      return taken
    },
    cpuMilliseconds: () =>
      Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    close: () => closeDatabase(db),
  }
}

export const nodesOf = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
]
