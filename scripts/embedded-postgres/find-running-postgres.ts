import { realpathSync } from 'node:fs'
import { Client } from 'pg'
import { pathsIn } from './data-folder.ts'
import { connectionUrl, readPassword } from './password.ts'
import { identifyPostmaster, readPostmasterFile } from './postmaster-file.ts'

/** The URL of a server that already runs on this folder, for commands beside a running app. */
export async function findRunningPostgres(folder: string): Promise<string | undefined> {
  const paths = pathsIn(folder)
  const running = readPostmasterFile(paths.cluster)
  if (running === undefined || !running.ready) return undefined
  // Another program may have the pid or the port; it must not receive the password.
  const found = identifyPostmaster(running.pid, paths.cluster)
  if (found === 'gone' || found === 'foreign') return undefined
  const password = readPassword(paths)
  if (password === undefined) return undefined
  const url = connectionUrl(password, running.port)
  return (await servesCluster(url, paths.cluster)) ? url : undefined
}

/** Whether the server at this URL accepts our password and serves this very cluster. */
export async function servesCluster(url: string, cluster: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    const served = rows[0]?.data_directory
    return served !== undefined && realpathSync.native(served) === realpathSync.native(cluster)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
