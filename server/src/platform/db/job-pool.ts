import pg from 'pg'

export interface JobPoolOptions {
  /** Must bypass any pooler: LISTEN needs a connection of its own. */
  readonly url: string
  readonly size: number
  readonly onError?: (error: Error) => void
}

/** Connections for the job queue's own statements. The jobs themselves use the node's pool. */
export function openJobPool(options: JobPoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    connectionTimeoutMillis: 5_000,
    application_name: 'patchbay jobs',
  })
  const onError = (error: Error) => options.onError?.(error)
  // Without listeners, a connection that breaks, idle or not, would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
