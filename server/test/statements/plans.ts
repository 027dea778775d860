import { CompiledQuery } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { query } from '../../src/platform/db/query.ts'

export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Output?: readonly string[]
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
]

/** All nodes of a statement's generic plan, and of the plan executed with these values. */
export async function plansOf(
  { db }: { readonly db: Database },
  text: string,
  values: readonly unknown[],
): Promise<readonly [generic: readonly PlanNode[], actual: readonly PlanNode[]]> {
  const explain = async (options: string, given: readonly unknown[]) => {
    const asked = CompiledQuery.raw(`explain (${options}, format json) ${text}`, [...given])
    const { rows } = await query(db).executeQuery(asked)
    const [{ 'QUERY PLAN': plan }] = rows as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }]
    return nodesOf(plan[0].Plan)
  }
  return [await explain('generic_plan', []), await explain('analyze, verbose', values)]
}
