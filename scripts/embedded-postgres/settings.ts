/**
 * For one machine that also runs the app; set on the command line, so that postgresql.conf has no
 * effect.
 */
const modest: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  jit: 'off',
  // Every statement is short: a second process for it costs more than it saves, and reads ahead.
  max_parallel_workers_per_gather: '0',
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

/** Settings that the launcher relies on come last and cannot be overridden. */
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
