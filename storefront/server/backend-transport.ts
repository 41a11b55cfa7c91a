import { callHeaders } from "@contract/tracing";
import type { Transport } from "../src/lib/transport";
import { backendPool } from "./backend-pool";
import { inCall } from "./in-call";
import { onceMore } from "./once-more";

/** Covers waiting for a free connection and the whole response. */
const patienceMs = 8_000;

/**
 * How the server itself calls the shop's API while rendering: as a guest, over keep-alive connections. `secret` proves to a
 * backend that the id of the request and its trace are ours.
 */
export function backendTransport(
  backendUrl: string,
  secret?: string,
): { transport: Transport; close(): Promise<void> } {
  const pool = backendPool(backendUrl, "page", { connections: 32 });
  const transport: Transport = async ({ method, path }) => {
    const signal = AbortSignal.timeout(patienceMs);
    return inCall(method, path, async () => {
      const headers = {
        accept: "application/json",
        ...callHeaders(),
        ...(secret && { "x-proxy-secret": secret }),
      };
      const ask = () => pool.request({ method: method as "GET", path, headers, signal });
      const answer = await (method === "GET" ? onceMore(ask) : ask());
      return { status: answer.statusCode, json: await answer.body.json().catch(() => undefined) };
    });
  };
  return { transport, close: () => pool.close() };
}
