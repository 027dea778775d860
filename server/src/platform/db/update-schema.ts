import { closeDatabase, openDatabase } from './database.ts'
import { grantRights } from './grant-rights.ts'
import { migrate } from './migrate.ts'

interface SchemaUrls {
  /** Past any pooler. */
  readonly url: string
  /** The role that owns the tables. Absent: the role of `url` owns them. */
  readonly ownerUrl?: string | undefined
}

/**
 * Migrates the database, as its owner if there is one, and then gives the role of the nodes what it
 * needs. Uses its own connection, without the timeouts of requests.
 */
export async function updateSchema({ url, ownerUrl }: SchemaUrls): Promise<readonly string[]> {
  const db = openDatabase({ url: ownerUrl ?? url, poolSize: 1, pooled: true })
  try {
    const applied = await migrate(db)
    const [role, owner] = [url, ownerUrl].map((one) => one && new URL(one).username)
    // A role that owns everything must not take its own rights away.
    if (role !== undefined && owner !== undefined && role !== owner)
      await grantRights(db, decodeURIComponent(role))
    return applied
  } finally {
    await closeDatabase(db)
  }
}
