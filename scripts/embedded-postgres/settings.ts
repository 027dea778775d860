/** For one machine that also runs the app; given on the command line, so that postgresql.conf never decides. */
const modest: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  cluster_name: 'patchbay',
}

const careless: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** What the launcher relies on comes last and cannot be overruled. */
export function serverArgs(
  cluster: string,
  port: number,
  durable: boolean,
  settings: Record<string, string>,
): string[] {
  const all: Record<string, string> = {
    ...modest,
    ...(durable ? {} : careless),
    ...settings,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    logging_collector: 'off',
    log_destination: 'stderr',
  }
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
