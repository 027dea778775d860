import { sql } from 'kysely'
import { transaction, type Database } from './database.ts'
import { query } from './query.ts'

const lock = 7_201_456
const schemas = sql`schema public, graphile_worker`
const migrations = sql`kysely_migration, kysely_migration_lock, graphile_worker.migrations`

/**
 * Lets a role read and write rows, and nothing else: it cannot change the schema or say what was
 * migrated, and what operators did can be added to but not rewritten. The caller owns the tables.
 */
export async function grantRights(db: Database, role: string): Promise<void> {
  await transaction(db, async (tx) => {
    // Nodes that start at the same time would change the same rows of the catalog.
    await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(query(tx))
    const to = sql.id(role)
    const statements = [
      sql`grant usage on ${schemas} to ${to}`,
      sql`grant select, insert, update, delete on all tables in ${schemas} to ${to}`,
      sql`grant usage, select on all sequences in ${schemas} to ${to}`,
      sql`grant execute on all functions in ${schemas} to ${to}`,
      sql`revoke insert, update, delete on ${migrations} from ${to}`,
      sql`revoke update, delete on operator_actions from ${to}`,
    ]
    for (const statement of statements) await statement.execute(query(tx))
    await admitToJobs(tx, role)
  })
}

/** The job queue's tables have row security, which shows nothing to anyone but their owner. */
async function admitToJobs(tx: Database, role: string): Promise<void> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
      and not exists (select from pg_policy where polrelid = pg_class.oid
        and (select oid from pg_roles where rolname = ${role}) = any (polroles))
  `.execute(query(tx))
  for (const { relname } of rows) {
    const table = sql.id('graphile_worker', relname)
    const [name, to] = [sql.id(`rows_of_${role}`), sql.id(role)]
    await sql`create policy ${name} on ${table} to ${to} using (true) with check (true)`.execute(
      query(tx),
    )
  }
}
