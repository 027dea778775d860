import pg from 'pg'

/** What `pg` makes of a column's value, such as `string`, `Date` or `number[]`; or `json`. */
export type Kind = string

/** A value of each type in the form in which PostgreSQL sends it; all others arrive as text. */
const samples: Readonly<Record<string, string>> = {
  boolean: 't',
  bytea: String.raw`\x00`,
  smallint: '1',
  integer: '1',
  bigint: '1',
  numeric: '1',
  real: '1',
  'double precision': '1',
  oid: '1',
  date: '2026-01-01',
  'timestamp without time zone': '2026-01-01 00:00:00',
  'timestamp with time zone': '2026-01-01 00:00:00+00',
  json: '{}',
  jsonb: '{}',
}

export interface Kinds {
  /**
   * The kind of a column with a type of this name, by the parsers of `pg`, whatever has been set on
   * them.
   */
  ofType(name: string): Kind
  /** The kind of a value with a type of this number inside JSON, by PostgreSQL. */
  inJson(id: string): Kind
}

export async function createKinds(client: pg.Client): Promise<Kinds> {
  const { rows } = await client.query<{ name: string; id: string }>(
    `select oid::regtype::text as name, oid::text as id from pg_type`,
  )
  const ids = new Map(rows.map(({ name, id }) => [name, Number(id)]))
  const names = new Map(rows.map(({ name, id }) => [id, name]))
  return {
    ofType: (type) => {
      if (isJson(type)) return 'json'
      const parse = pg.types.getTypeParser(ids.get(type) ?? 0, 'text') as (text: string) => unknown
      const element = type.endsWith('[]') ? type.slice(0, -2) : undefined
      const sample = samples[element ?? type] ?? 'x'
      return kindOfValue(parse(element === undefined ? sample : `{${sample}}`))
    },
    inJson: (id) => kindInJson(names.get(id) ?? ''),
  }
}

const isJson = (type: string): boolean => type === 'json' || type === 'jsonb'
const numbers = /^(smallint|integer|bigint|numeric|real|double precision)$/

function kindInJson(type: string): Kind {
  if (type.endsWith('[]')) return `${kindInJson(type.slice(0, -2))}[]`
  if (isJson(type)) return 'json'
  if (numbers.test(type)) return 'number'
  return type === 'boolean' ? 'boolean' : 'string'
}

function kindOfValue(value: unknown): Kind {
  if (value instanceof Date) return 'Date'
  if (Buffer.isBuffer(value)) return 'Buffer'
  return Array.isArray(value) ? `${kindOfValue(value[0])}[]` : typeof value
}

/** What may be sent for a parameter, besides null. Everything is sent as text. */
export function sendableAs(type: string): readonly Kind[] {
  if (type.endsWith('[]')) return sendableAs(type.slice(0, -2)).map((kind) => `${kind}[]`)
  return sendable[type] ?? ['string']
}

const sendable: Readonly<Record<string, readonly Kind[]>> = {
  boolean: ['boolean'],
  bytea: ['Buffer'],
  smallint: ['number'],
  integer: ['number'],
  bigint: ['string', 'number', 'bigint'],
  numeric: ['string', 'number'],
  real: ['number'],
  'double precision': ['number'],
  date: ['string', 'Date'],
  'timestamp with time zone': ['Date', 'string'],
}
