import pg from 'pg'
import { createJsonReader, type DescribedJson } from './json-shapes.ts'
import { createKinds, type Kinds } from './kinds.ts'
import { findNode, nodeIn, parseNodeTree, textIn, type TreeNode } from './node-tree.ts'
import { createNullability, type Catalogue, type Nullability } from './nullability.ts'
import { columnsOf, type Scopes } from './sources.ts'

export interface DescribedColumn extends DescribedJson {
  readonly name: string
}

export interface DescribedStatement {
  readonly columns: readonly DescribedColumn[]
  /** The types of `$1`, `$2` and so on. */
  readonly parameters: readonly string[]
}

/** An answer to each text: what PostgreSQL would return, or why it refuses the text. */
export async function describeStatements(
  url: string,
  texts: Iterable<string>,
): Promise<Map<string, DescribedStatement | Error>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const nullabilityOf = createNullability(await readCatalogue(client))
    const kinds = await createKinds(client)
    const describeJson = createJsonReader(nullabilityOf, kinds)
    const described = new Map<string, DescribedStatement | Error>()
    await client.query('begin')
    for (const text of texts) {
      await client.query('savepoint one')
      described.set(
        text,
        await describe(client, text, { nullabilityOf, kinds, describeJson }).catch(asError),
      )
      await client.query('rollback to savepoint one')
      await client.query('deallocate all')
    }
    return described
  } finally {
    await client.end()
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

interface Knowledge {
  readonly nullabilityOf: (node: TreeNode, scopes: Scopes) => Nullability
  readonly kinds: Kinds
  readonly describeJson: (node: TreeNode, scopes: Scopes) => DescribedJson | undefined
}

/**
 * Nothing runs: `prepare` tells the types, and a function of the same text, which is never called,
 * makes PostgreSQL store its own parsed form, with the names and the outer joins of each column.
 */
async function describe(
  client: pg.Client,
  text: string,
  { nullabilityOf, kinds, describeJson }: Knowledge,
): Promise<DescribedStatement> {
  await client.query(`prepare described as ${text}`)
  // They are read as JSON, because the types of the result do not exist before PostgreSQL 16.
  const { rows: prepared } = await client.query<{
    one: { parameter_types: string[]; result_types?: string[] | null }
  }>(`select to_jsonb(p) as one from pg_prepared_statements p where name = 'described'`)
  const { parameter_types: parameters = [], result_types: types } = prepared[0]?.one ?? {}
  await client.query(
    `create function pg_temp.described(${parameters.join(', ')}) returns void
    language sql begin atomic ${text}; end`,
  )
  const { rows } = await client.query<{ body: string }>(
    `select prosqlbody::text as body from pg_proc where oid = 'pg_temp.described'::regproc`,
  )
  const query = findNode(parseNodeTree(rows[0]?.body ?? ''), 'QUERY')
  if (query === undefined) throw new Error('PostgreSQL has stored no parsed form.')
  const columns = columnsOf(query).map((column, index): DescribedColumn => {
    const node = nodeIn(column, 'expr') ?? column
    const type = types?.[index]
    const described = describeJson(node, [query]) ?? {
      kind: type === undefined ? undefined : kinds.ofType(type),
      nullability: nullabilityOf(node, [query]),
    }
    return { name: textIn(column, 'resname'), ...described }
  })
  return { columns, parameters }
}

async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const columns = await client.query<{ id: string; fixed: boolean }>(
    `select a.attrelid || '.' || a.attnum as id, a.attnotnull as fixed
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and a.attnum > 0`,
  )
  const functions = await client.query<{ id: string }>(
    `select oid::text as id from pg_proc where proisstrict`,
  )
  return {
    notNull: new Map(columns.rows.map(({ id, fixed }) => [id, fixed])),
    strict: new Set(functions.rows.map(({ id }) => id)),
  }
}
