import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { newProduct } from "../shop/goods";
import { kinds } from "../strangers/kinds";
import { Neighbour, type Seen } from "../strangers/neighbour";
import { Web } from "../testbed/web";

/** Warms up the shop, so that first-time costs are not attributed to the stranger. */
const calmMs = 2_000;

/** A stranger without an account causes one kind of load while a neighbour shops; the neighbour must be served throughout. */
function stranger([kind, act]: (typeof entries)[number]): Fault {
  return {
    name: `stranger-${kind}`,
    unit: "strangers",
    full: 5,
    small: 1,
    shape: "one",
    run: async (testbed, amount) => {
      const product = await newProduct(testbed, 10);
      const web = await Web.open(testbed.urlFor(0), testbed.dataDir);
      const violations: string[] = [];
      const neighbour = new Neighbour(web.url, product.id);
      let calmMsAtMost = 0;
      let seen: Seen;
      try {
        await pause(calmMs);
        calmMsAtMost = Math.round((await neighbour.calmIsOver()).longest.ms);
        for (let round = 0; round < amount; round += 1) violations.push(...(await act(new URL(web.url))));
      } finally {
        seen = await neighbour.leave();
      }
      const { code } = await web.stop();
      if (code !== 0) violations.push(`the web process ended with ${code}`);
      const { longest, answered, refused, unanswered } = seen;
      return {
        orders: 0,
        refused,
        violations: [...violations, ...unanswered],
        figure: `the neighbour waited ${Math.round(longest.ms)} ms at most (${longest.path}; ${calmMsAtMost} ms in calm), ${answered} answers`,
        longestWait: longest,
      };
    },
  };
}

const entries = Object.entries(kinds);

export const strangerCases: Fault[] = entries.map(stranger);

/** A deploy stops the web process while people read, over keep-alive connections and with idle browser connections open. */
export const webSigterm: Fault = {
  name: "web-sigterm",
  unit: "stops",
  full: 10,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const violations: string[] = [];
    let refused = 0;
    for (let round = 0; round < amount; round += 1) {
      const web = await Web.open(testbed.urlFor(0), testbed.dataDir);
      const { hostname, port } = new URL(web.url);
      const spare = connect(Number(port), hostname);
      spare.on("error", () => {});
      const { cut, stop } = readersOf(web.url);
      await pause(500);
      const { code } = await web.stop();
      refused += await stop();
      spare.destroy();
      if (code !== 0) violations.push(`the web process ended with ${code}`);
      violations.push(...cut);
    }
    return { orders: 0, refused, violations };
  },
};

/** Ten readers of page after page: a request may be refused, but a started response must be complete. */
function readersOf(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const cut: string[] = [];
  let isOpen = true;
  let refused = 0;
  const read = () =>
    new Promise<void>((resolve) => {
      let hasBegun = false;
      const sent = request(`${url}/home`, { agent });
      sent.once("response", (response) => {
        hasBegun = true;
        response.resume().once("close", () => {
          if (!response.complete) cut.push("an answer was cut");
          resolve();
        });
      });
      sent.once("error", () => {
        if (!hasBegun) refused += 1;
        resolve();
      });
      sent.end();
    });
  const walks = Array.from({ length: 10 }, async () => {
    while (isOpen) {
      await read();
      await pause(5);
    }
  });
  return {
    cut,
    stop: async () => {
      isOpen = false;
      await Promise.all(walks);
      agent.destroy();
      return refused;
    },
  };
}
