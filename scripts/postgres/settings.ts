/** For small hardware: a quarter of a gigabyte of cache, nothing lost in a power failure. */
const SHOP = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_wal_size: "1GB",
  wal_compression: "on",
  synchronous_commit: "on",
  // For solid-state disks, which current machines have, and for short queries, for which JIT compilation never pays
  // off.
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

/** For tests: a database that may be lost in a crash need not wait for the disk. */
const THROWAWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * The `-c name=value` arguments of a server; they override its files, so an old cluster gets the current settings
 * too.
 */
export function settingArguments(isDurable: boolean, extra: Record<string, string> = {}): string[] {
  const settings = { ...SHOP, ...(isDurable ? {} : THROWAWAY), ...extra };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
