import { Agent } from "node:http";
import type { Row } from "./catalog";
import { type Call, measure, type Server, send } from "./frame";
import type { Stage } from "./stage";

/** The relayed calls: a tiny one, a response of many kilobytes, and a body that is read completely first. */
async function callsOf(backend: Server): Promise<Record<string, Call>> {
  const list = { path: "/api/shop/products/get?category=toys&limit=24" };
  const agent = new Agent();
  const { data } = JSON.parse((await send(backend, agent, list)).body) as { data: { _id: string }[] };
  agent.destroy();
  const cartItems = [{ productId: data[0]?._id, quantity: 1 }];
  return {
    "next to nothing": { path: "/api/health" },
    "a list of 24": list,
    "a body": {
      method: "POST",
      path: "/api/shipping/calculate-shipping",
      body: { deliveryPincode: "411001", cartItems },
    },
  };
}

/**
 * The same call directly to the backend and through the web process. The relayed row shows the CPU of the web process, and
 * beside it the CPU of the backend alone and the ratio of the two.
 */
export async function benchRelay(stage: Stage, seconds: number): Promise<Row[]> {
  const { web, backend, postgresPid } = stage;
  const rows: Row[] = [];
  for (const [name, call] of Object.entries(await callsOf(backend))) {
    const run = (way: string, server: Server) =>
      measure({ name: `${name}, ${way}`, server, postgresPid, calls: () => call, seconds, connections: 16 });
    const direct = await run("direct", backend);
    rows.push({ figures: direct }, { figures: await run("relayed", web), floor: direct });
  }
  return rows;
}
