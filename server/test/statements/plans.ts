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

async function explain(
  { db }: { readonly db: Database },
  options: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly PlanNode[]> {
  const asked = CompiledQuery.raw(`explain (${options}, format json) ${text}`, [...values])
  const { rows } = await query(db).executeQuery(asked)
  const [{ 'QUERY PLAN': plan }] = rows as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }]
  return nodesOf(plan[0].Plan)
}

/** All nodes of the plan that is made without knowing any values. */
export const genericPlanOf = (
  app: { readonly db: Database },
  text: string,
): Promise<readonly PlanNode[]> => explain(app, 'generic_plan', text, [])

/** All nodes of a statement's generic plan, and of the plan executed with these values. */
export const plansOf = async (
  app: { readonly db: Database },
  text: string,
  values: readonly unknown[],
): Promise<readonly [generic: readonly PlanNode[], actual: readonly PlanNode[]]> => [
  await genericPlanOf(app, text),
  await explain(app, 'analyze, verbose', text, values),
]
