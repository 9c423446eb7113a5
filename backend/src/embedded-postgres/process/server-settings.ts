/** Settings of a small server on a computer shared with other things; the measurements are in docs/adr. */
const small = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  jit: 'off',
  // Parallel workers share memory through /dev/shm, which is 64 MB in most containers.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
};

/** A throw-away cluster need not survive the computer losing its power. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** The `-c name=value` arguments of postgres. */
export function serverSettings(durable: boolean): string[] {
  const settings = { ...small, max_connections: durable ? '100' : '200', ...(durable ? {} : throwAway) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
