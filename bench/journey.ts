import { Agent } from "node:http";
import { type Call, type Figures, type Reply, type Server, send } from "./frame";
import { cpuOf, cpuOfTree } from "./processes";

/** One step of a journey: builds its request from the responses of the previous steps. */
export type Step = { name: string; call: (answers: Record<string, Reply>, turn: number) => Call };

export type Journey = {
  name: string;
  server: Server;
  postgresPid: number;
  steps: Step[];
  atOnce: number;
  seconds: number;
};

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const rising = (times: number[]) => times.sort((a, b) => a - b);

/**
 * Runs journeys for a while and returns the figures of the whole, then those of each step (times only: the CPU of a
 * step cannot be separated from that of its neighbours). A failed step ends its journey and counts as a failure.
 */
export async function measureJourney(journey: Journey): Promise<Figures[]> {
  const { server, postgresPid, steps, atOnce, seconds } = journey;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const whole: number[] = [];
  const ofStep = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
  let turn = 0;
  let failures = 0;

  const walk = async () => {
    const mine = turn++;
    const answers: Record<string, Reply> = {};
    const started = performance.now();
    for (const { name, call } of steps) {
      const stepStarted = performance.now();
      const reply = await send(server, agent, call(answers, mine));
      ofStep.get(name)?.push(performance.now() - stepStarted);
      answers[name] = reply;
      if (reply.status < 400) continue;
      failures += 1;
      if (failures === 1)
        console.error(`${journey.name}, ${name}: ${reply.status} ${reply.body.slice(0, 200)}`);
      return;
    }
    whole.push(performance.now() - started);
  };
  const run = (until: number) =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (performance.now() < until) await walk();
      }),
    );

  await run(performance.now() + 1_000);
  for (const times of [whole, ...ofStep.values()]) times.length = 0;
  failures = 0;
  const before = { node: cpuOf(server.pid), postgres: cpuOfTree(postgresPid), at: performance.now() };
  await run(before.at + seconds * 1_000);
  const elapsed = performance.now() - before.at;
  const cpuMs = { node: cpuOf(server.pid) - before.node, postgres: cpuOfTree(postgresPid) - before.postgres };
  agent.destroy();

  const figuresOf = (name: string, times: number[], withCpu: boolean): Figures => ({
    name,
    server: server.name,
    requests: times.length,
    perSecond: Math.round((times.length * 10_000) / elapsed) / 10,
    p50: at(rising(times), 0.5),
    p99: at(times, 0.99),
    nodeMs: withCpu ? cpuMs.node / times.length : 0,
    postgresMs: withCpu ? cpuMs.postgres / times.length : 0,
    kilobytes: 0,
    failures: withCpu ? failures : 0,
  });
  return [
    figuresOf(journey.name, whole, true),
    ...steps.map(({ name }) => figuresOf(`  ${name}`, ofStep.get(name) ?? [], false)),
  ];
}
