import { Pool } from "undici";
import { type PoolUse, watchPool } from "./metrics";

/**
 * Behind one address there may be several servers, and which of them answers is decided as a connection is made: each is made anew
 * after half a minute, so that a server that was added gets its share.
 */
const connectionLifeMs = 30_000;

/** Keep-alive connections to the backend. */
export function backendPool(backendUrl: string, use: PoolUse, options: Pool.Options): Pool {
  const pool = new Pool(backendUrl, { clientTtl: connectionLifeMs, ...options });
  watchPool(pool, use);
  return pool;
}
