import { Pool } from "undici";
import type { Transport } from "../src/lib/transport";

/** How the server itself reads the shop's calls while rendering: as a guest, over kept-open connections. */
export function backendTransport(backendUrl: string): { transport: Transport; close(): Promise<void> } {
  const pool = new Pool(backendUrl, { connections: 32, headersTimeout: 8_000, bodyTimeout: 8_000 });
  const transport: Transport = async ({ method, path }) => {
    const answer = await pool.request({
      method: method as "GET",
      path,
      headers: { accept: "application/json" },
    });
    return { status: answer.statusCode, json: await answer.body.json().catch(() => undefined) };
  };
  return { transport, close: () => pool.close() };
}
