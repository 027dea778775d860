import type pg from 'pg'
import type { Captured } from './capture.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

interface Explained {
  /** The most rows that any part of the plan has read. */
  readonly rows: number
  /** Large tables that were read from end to end. */
  readonly scanned: readonly string[]
  readonly milliseconds: number
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
]

const rowsOf = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 0)

const large = 1_000

/** Runs a statement again with its values, and reads its plan. */
export async function explain(client: pg.Client, { text, values }: Captured): Promise<Explained> {
  const { rows } = await client.query<{
    'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }]
  }>(`explain (analyze, timing off, format json) ${text}`, [...values])
  const [explained] = rows[0]?.['QUERY PLAN'] ?? []
  if (explained === undefined) throw new Error(`There is no plan of ${text}`)
  const { Plan: plan, 'Execution Time': milliseconds } = explained
  const nodes = nodesOf(plan)
  return {
    rows: Math.max(...nodes.map(rowsOf)),
    scanned: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && rowsOf(node) > large)
      .map((node) => node['Relation Name'] ?? ''),
    milliseconds,
  }
}
