import type { Believed } from './beliefs.ts'
import type { DescribedColumn, DescribedStatement } from './describe-statements.ts'
import type { StatementSite } from './find-statements.ts'
import type { DescribedJson } from './json-shapes.ts'
import { sendableAs } from './kinds.ts'

/** Everything in which the code and PostgreSQL disagree about a statement. */
export function compareStatement(site: StatementSite, described: DescribedStatement): string[] {
  return [...compareRow(site.row, described.columns), ...compareValues(site.values, described)]
}

function compareRow(row: StatementSite['row'], columns: readonly DescribedColumn[]): string[] {
  if (row === undefined) return []
  const names = columns.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const described = new Map(columns.map((column) => [column.name, column]))
  return [...twice.map((name) => `${name} is there twice.`), ...compareMembers('', row, described)]
}

function compareMembers(
  path: string,
  believed: ReadonlyMap<string, Believed>,
  described: ReadonlyMap<string, DescribedJson>,
): string[] {
  const missing = [...believed].filter(([name, { optional }]) => !described.has(name) && !optional)
  return [
    ...missing.map(([name]) => `${path}${name} is not among its columns.`),
    ...[...described].flatMap(([name, one]) => {
      const expected = believed.get(name)
      return expected === undefined
        ? [`${path}${name} is not in the row type.`]
        : compareOne(path + name, expected, one)
    }),
  ]
}

/** What JSON has no form for. */
const isNoJson = (kind: string): boolean => /Date|Buffer|bigint/.test(kind)
const isImpossible = ({ kinds, members }: Believed): boolean =>
  kinds.some(isNoJson) || [...(members?.values() ?? [])].some(isImpossible)

function compareOne(path: string, believed: Believed, described: DescribedJson): string[] {
  const { kinds, members } = believed
  const { kind, nullability } = described
  if (kinds.includes('unknown')) return []
  const fits =
    kind === undefined || (kind === 'json' ? !isImpossible(believed) : kinds.includes(kind))
  const problems: string[] = []
  // Without any kind it is only ever null, so nothing is believed about other values.
  if (!fits && kinds.length > 0) problems.push(`${path} is ${kind}, not ${kinds.join(' | ')}.`)
  if (members !== undefined && described.members !== undefined)
    problems.push(...compareMembers(`${path}.`, members, described.members))
  if (believed.optional) return problems
  if (nullability === 'maybe' && !believed.nullable) problems.push(`${path} may be null.`)
  if (nullability === 'never' && believed.nullable) problems.push(`${path} is never null.`)
  return problems
}

function compareValues(
  values: StatementSite['values'],
  { parameters }: DescribedStatement,
): string[] {
  if (values === undefined) return []
  const least = values.filter(({ optional }) => !optional).length
  if (parameters.length < least || parameters.length > values.length)
    return [`It takes ${parameters.length} values, not ${values.length}.`]
  return parameters.flatMap((type, index) => {
    const sendable = sendableAs(type)
    const wrong = values[index]?.kinds.filter((kind) => !sendable.includes(kind)) ?? []
    return wrong.map((kind) => `$${index + 1} is ${type}, not ${kind}.`)
  })
}
