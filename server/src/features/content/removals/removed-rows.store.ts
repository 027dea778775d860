/**
 * One column in SQL with rows as JSON. Counts that triggers keep are stored as zero, or as null for
 * those of reactions, because the triggers count again when the rows come back.
 */
export const rowsOf = (
  table: string,
  alias: string,
  condition: string,
  counts: Readonly<Record<string, 0 | null>> = {},
): string => `
  (select coalesce(jsonb_agg(to_jsonb(${alias}.*)
    || '${JSON.stringify(counts)}'), '[]')
  from ${table} ${alias} where ${condition})`

/** In SQL: inserts such rows, the parameter `$1`, again; not those whose place has been taken. */
export const insertAgain = (table: string, condition = 'true'): string => `
  insert into ${table} select back.* from jsonb_populate_recordset(null::${table}, $1::jsonb) back
  where ${condition} on conflict do nothing`
