/** A shop on small hardware: a quarter of a gigabyte of cache, nothing lost at a power cut. */
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
  // Solid-state disks, which every machine of today has; and short queries, which compiling never pays for.
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

/** For tests: a database that nobody misses after a crash needs no waiting for the disk. */
const THROWAWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** The `-c name=value` arguments of a server; they win over its files, so an old cluster gets today's settings too. */
export function settingArguments(isDurable: boolean, extra: Record<string, string> = {}): string[] {
  const settings = { ...SHOP, ...(isDurable ? {} : THROWAWAY), ...extra };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
