import { sql } from 'kysely'
import type { Database } from './database.ts'
import { query } from './query.ts'

interface ColumnRow {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isArray: boolean
  readonly nullable: boolean
  /** The column has a default or is generated, so an insert may omit it. */
  readonly optional: boolean
}

const scalars: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'Int8',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
  xid8: 'string',
}

const preamble = `// Written from the migrated database by "npm run tables"; a test compares it. Do not edit.
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>
type Json = ColumnType<unknown, string, string>
type Optional<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
type Nullable<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S | null, I | null | undefined, U | null>
  : ColumnType<T | null, T | null | undefined, T | null>
`

/** Generates the TypeScript types of all tables in the public schema, in the form Kysely needs. */
export async function describeTables(db: Database): Promise<string> {
  const { rows } = await sql<ColumnRow>`
    select c.relname as "table", a.attname as "column",
      coalesce(element.typname, type.typname) as "type",
      element.oid is not null as "isArray",
      not a.attnotnull as "nullable",
      a.atthasdef or a.attidentity <> '' as "optional"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type type on type.oid = a.atttypid
    left join pg_type element on element.oid = type.typelem and type.typcategory = 'A'
    where c.relkind in ('r', 'p') and c.relname not like 'kysely_%'
    order by c.relname, a.attnum`.execute(query(db))
  const tables = Map.groupBy(rows, (row) => row.table)
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `interface ${pascal(table)} {\n${columns.map((column) => `  ${column.column}: ${typeOf(column)}\n`).join('')}}\n`,
  )
  const list = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}\n`).join('')
  return `${preamble}\n${interfaces.join('\n')}\nexport interface Tables {\n${list}}\n`
}

function typeOf(column: ColumnRow): string {
  const scalar = scalars[column.type]
  if (scalar === undefined)
    throw new Error(`${column.table}.${column.column}: no TypeScript type for ${column.type}.`)
  const value = `${scalar}${column.isArray ? '[]' : ''}`
  if (column.nullable) return `Nullable<${value}>`
  return column.optional ? `Optional<${value}>` : value
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())
