import { foundPerPage, foundTypes, type FoundType } from '@patchbay/contract/search/search'
import pg from 'pg'
import { finders } from '../../server/src/features/search/search/finders.ts'
import { nodesOf, openExplained, type Explained, type PlanNode } from './explained.ts'
import { createViewer, words } from './fill.ts'

/** Reading a smaller table from end to end is no mistake. */
const largeTable = 1_500

const rounds = 5

interface Question {
  readonly name: string
  readonly q: string
  readonly viewerId: string
}

/** Prints a table of what each search reads, and returns whether none reads a large table as a whole. */
export async function measureSearches(url: string): Promise<boolean> {
  const insider = await createViewer(url, { communities: 40, conversations: 300 })
  const outsider = await createViewer(url, { communities: 0, conversations: 0 })
  const questions: readonly Question[] = [
    { name: 'rare', q: words.rare, viewerId: insider },
    { name: 'common', q: words.common, viewerId: insider },
    { name: 'prefix', q: words.prefix, viewerId: insider },
    { name: 'typo', q: words.typo, viewerId: insider },
    { name: 'two letters', q: words.rare.slice(0, 2), viewerId: insider },
    { name: 'outsider, rare', q: words.rare, viewerId: outsider },
    { name: 'outsider, common', q: words.common, viewerId: outsider },
  ]
  const large = await findLargeTables(url)
  const quick = await openExplained(url, false)
  const explained = await openExplained(url, true)
  const mistakes: string[] = []
  for (const type of foundTypes)
    for (const question of questions) {
      const found = await find(explained, type, question)
      const nodes = explained.takePlans().flatMap(nodesOf)
      const cpu = await measureCpu(quick, type, question)
      const blocks = sumOfTops(nodes)
      const scans = nodes.filter((node) => node['Relation Name'] !== undefined && loopsOf(node) > 0)
      console.log(
        `${type}, ${question.name}: ${found} found, ${cpu.toFixed(1)} ms of CPU, ${blocks} blocks; ${shapeOf(nodes)}`,
      )
      for (const node of scans)
        if (node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
          mistakes.push(`${type}, ${question.name}: all of ${node['Relation Name']}`)
    }
  await quick.close()
  await explained.close()
  for (const mistake of mistakes) console.log(`MISSED: ${mistake} is read`)
  return mistakes.length === 0
}

async function findLargeTables(url: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > $1`,
    [largeTable],
  )
  await client.end()
  return new Set(rows.map(({ name }) => name))
}

const find = async (
  { db }: Explained,
  type: FoundType,
  { q, viewerId }: Question,
): Promise<number> => {
  const { found } = await finders[type](db, viewerId, q, { cursor: undefined, size: foundPerPage })
  return found.length
}

/** The median of some rounds, after one that plans. */
async function measureCpu(quick: Explained, type: FoundType, question: Question): Promise<number> {
  await find(quick, type, question)
  const seen: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = quick.cpuMilliseconds()
    await find(quick, type, question)
    seen.push(quick.cpuMilliseconds() - before)
  }
  return seen.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

const loopsOf = (node: PlanNode): number => node['Actual Loops'] ?? 0

/** The uppermost part of each plan counts the blocks of all. */
const sumOfTops = (nodes: readonly PlanNode[]): number => {
  const inner = new Set(nodes.flatMap((node) => node.Plans ?? []))
  return nodes
    .filter((node) => !inner.has(node))
    .reduce(
      (sum, one) => sum + (one['Shared Hit Blocks'] ?? 0) + (one['Shared Read Blocks'] ?? 0),
      0,
    )
}

/** The indexes and tables that were read, each with how many rows it gave, the most first. */
function shapeOf(nodes: readonly PlanNode[]): string {
  const rows = new Map<string, number>()
  for (const node of nodes) {
    const read =
      node['Index Name'] ?? (node['Node Type'] === 'Seq Scan' ? node['Relation Name'] : undefined)
    if (read === undefined || loopsOf(node) === 0) continue
    const given =
      ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * loopsOf(node)
    const name = node['Node Type'] === 'Seq Scan' ? `all of ${read}` : read
    rows.set(name, (rows.get(name) ?? 0) + Math.round(given))
  }
  return [...rows]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, given]) => `${name} ${given}`)
    .join(', ')
}
