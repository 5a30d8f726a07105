/** What one run of PostgreSQL is told on its command line; its configuration files stay as initdb made them. */
export type PostgresSettings = Readonly<Record<string, string>>

/** For the product: nothing acknowledged is ever lost, and it fits a machine of 2 cores and 2 GB. */
export const productSettings: PostgresSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '768MB',
  maintenance_work_mem: '64MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '1',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  // Refused statements are answered to us; written down here they would quote what people typed.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
}

/** For tests: the same, but a power cut may lose everything. */
export const testSettings: PostgresSettings = {
  ...productSettings,
  fsync: 'off',
  full_page_writes: 'off',
  // Commits stay synchronous: vacuum marks no page as seen by all whose commit is not yet written, and plans would differ.
  max_connections: '200',
  // It would hold up the copying of a template that it happens to visit.
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
}

/** The options that start PostgreSQL with these settings on a Unix socket and nothing else. */
export function serverOptions(cluster: string, socketFolder: string, settings: PostgresSettings): string[] {
  const all = {
    ...settings,
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** The options that make a new, empty cluster; every text compares by code point on every machine. */
export function initdbOptions(major: number, cluster: string): string[] {
  const locale =
    major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`]
  // Whoever can open the socket may be anybody: the folder around it lets its owner in and nobody else.
  const access = ['--username=postgres', '--auth-local=trust', '--auth-host=reject']
  return [...locale, ...access, '--encoding=UTF8', '--data-checksums', '--no-instructions', '-D', cluster]
}
