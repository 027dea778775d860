import pg from 'pg'

export const template = 'patchbay_test_template'
/** The prefix of the names of all test databases. */
export const prefix = 'patchbay_test_file_'

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function execute(url: string, ...statements: string[]): Promise<void> {
  await connected(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

/** This also drops the databases of an aborted run. */
export async function dropTestDatabases(url: string): Promise<void> {
  await connected(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows)
      await client.query(`drop database if exists ${datname} with (force)`)
  })
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
