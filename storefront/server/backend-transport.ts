import { Pool } from "undici";
import type { Transport } from "../src/lib/transport";

/** Covers waiting for a free connection and the whole response. */
const patienceMs = 8_000;

/** How the server itself calls the shop's API while rendering: as a guest, over keep-alive connections. */
export function backendTransport(backendUrl: string): { transport: Transport; close(): Promise<void> } {
  const pool = new Pool(backendUrl, { connections: 32 });
  const transport: Transport = async ({ method, path }) => {
    const answer = await pool.request({
      method: method as "GET",
      path,
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: answer.statusCode, json: await answer.body.json().catch(() => undefined) };
  };
  return { transport, close: () => pool.close() };
}
