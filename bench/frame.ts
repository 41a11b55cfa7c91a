import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { cpuOf, cpuOfTree } from "./processes";

export type Server = { name: string; url: string; pid: number };
export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: unknown };
export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

export type Figures = {
  name: string;
  server: string;
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds per request. */
  nodeMs: number;
  postgresMs: number;
  kilobytes: number;
  failures: number;
};

export type Measurement = {
  name: string;
  server: Server;
  postgresPid: number;
  /** The call of each turn; a short list is repeated. */
  calls: (turn: number) => Call | Promise<Call>;
  connections?: number;
  seconds: number;
  warmSeconds?: number;
  /** The longest warm-up after the first `warmSeconds`. */
  warmAtMostMs?: number;
};

/** Sends one call over a keep-alive connection and reads the whole response. */
export function send(server: Server, agent: Agent, call: Call): Promise<Reply> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      server.url + call.path,
      {
        agent,
        method: call.method ?? "GET",
        headers: {
          ...call.headers,
          ...(body !== undefined && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
          }),
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
        incoming.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const warmCalls = 1_500;

const percentile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Warms up a server, loads it for a while, and returns the cost per request. */
export async function measure(measurement: Measurement): Promise<Figures> {
  const { name, server, postgresPid, calls, connections = 8, seconds } = measurement;
  const { warmSeconds = 1, warmAtMostMs = 6_000 } = measurement;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let turn = 0;
  const times: number[] = [];
  let failures = 0;
  let bytes = 0;
  const run = (until: number) =>
    Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < until) {
          const call = await calls(turn++);
          const started = performance.now();
          const reply = await send(server, agent, call);
          times.push(performance.now() - started);
          bytes += reply.body.length;
          if (reply.status >= 400) failures += 1;
        }
      }),
    );
  await run(performance.now() + warmSeconds * 1_000);
  // V8 optimises hot code: after a thousand calls the figures stop falling.
  const warmEnd = performance.now() + warmAtMostMs;
  while (times.length < warmCalls && performance.now() < warmEnd) await run(performance.now() + 500);
  times.length = 0;
  failures = 0;
  bytes = 0;
  const before = { node: cpuOf(server.pid), postgres: cpuOfTree(postgresPid), at: performance.now() };
  await run(before.at + seconds * 1_000);
  const elapsed = performance.now() - before.at;
  const requests = times.length;
  times.sort((a, b) => a - b);
  agent.destroy();
  return {
    name,
    server: server.name,
    requests,
    perSecond: Math.round((requests * 1_000) / elapsed),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    nodeMs: (cpuOf(server.pid) - before.node) / requests,
    postgresMs: (cpuOfTree(postgresPid) - before.postgres) / requests,
    kilobytes: bytes / requests / 1024,
    failures,
  };
}

/** CPU milliseconds per request, server and database together. */
export const cpu = ({ nodeMs, postgresMs }: Figures): number => nodeMs + postgresMs;
