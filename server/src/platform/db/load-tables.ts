import { isDeepStrictEqual } from 'node:util'
import { CompiledQuery, sql } from 'kysely'
import type { Manifest, Part } from '../backup/archive.ts'
import { BackupError } from '../backup/backup-error.ts'
import { transaction, type Database } from './database.ts'
import { readShapes, settleTexts, type TableShape } from './dumped-tables.ts'
import { query } from './query.ts'
import { beginRestore } from './restoring.ts'

/**
 * Replaces the rows of all tables with those of the parts, in one transaction, and returns the first
 * part that is no table. Rows come in any order and must not be counted or announced again, so
 * foreign keys and triggers are away meanwhile; the keys are checked when they come back. All of
 * that the owner of the tables may do, who is no superuser.
 */
export function loadTables(
  db: Database,
  { sequences }: Manifest,
  parts: AsyncIterator<Part>,
): Promise<Part | undefined> {
  return transaction(db, async (tx) => {
    await settleTexts(tx)
    const shapes = await readShapes(tx)
    const keys = await dropForeignKeys(tx)
    await setTriggers(tx, shapes, 'disable')
    await run(tx, `truncate ${shapes.map(({ name }) => quote(name)).join(', ')}`)
    const next = await loadRows(tx, shapes, parts)
    for (const { name, last } of sequences)
      await sql`select setval(${quote(name)}::regclass, ${last}::bigint)`.execute(query(tx))
    for (const { table, name, definition } of keys)
      await run(tx, `alter table ${table} add constraint ${quote(name)} ${definition}`)
    await setTriggers(tx, shapes, 'enable')
    await beginRestore(tx)
    return next
  })
}

async function loadRows(
  tx: Database,
  shapes: readonly TableShape[],
  parts: AsyncIterator<Part>,
): Promise<Part | undefined> {
  let insert = ''
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done === true) return undefined
    if (part.part === 'table') {
      const { name, columns } = part
      const shape = shapes.find((one) => one.name === name)
      if (!isDeepStrictEqual(shape?.columns, columns))
        throw new BackupError(`The table ${name} of this backup is not one of this version.`)
      insert = insertInto({ name, columns })
    } else if (part.part === 'rows')
      await query(tx).executeQuery(CompiledQuery.raw(insert, [part.rows]))
    else return part
  }
}

/** A generated column is computed again. */
function insertInto({ name, columns }: TableShape): string {
  const own = columns.filter(({ generated }) => !generated).map((column) => quote(column.name))
  return `insert into ${quote(name)} (${own.join(', ')}) overriding system value
    select ${own.join(', ')} from unnest($1::text[]::${quote(name)}[])`
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function dropForeignKeys(tx: Database): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by conname
  `.execute(query(tx))
  for (const { table, name } of rows)
    await run(tx, `alter table ${table} drop constraint ${quote(name)}`)
  return rows
}

async function setTriggers(
  tx: Database,
  shapes: readonly TableShape[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of shapes) await run(tx, `alter table ${quote(name)} ${state} trigger user`)
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
const run = (tx: Database, text: string) => sql.raw(text).execute(query(tx))
