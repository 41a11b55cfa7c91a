// @ts-check
// A shopper in a separate thread: the cost of the strangers' own requests must not count as the shop's slowness.
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** @typedef {{ path: string, body?: object }} Ask */

/** @type {{ url: string, productId: string }} */
const { url, productId } = workerData;
/** @type {Ask[]} */
const asks = [
  { path: "/home" },
  { path: "/api/shop/products/get?limit=24" },
  { path: "/api/health" },
  { path: "/api/shipping/pincode/411001" },
  { path: "/shop/listing?category=toys" },
  {
    path: "/api/shipping/calculate-shipping",
    body: { deliveryPincode: "411001", cartItems: [{ productId, quantity: 1 }] },
  },
];
/** A limit, so that a missing response is noticed. */
const patienceMs = 60_000;
const betweenMs = 20;
/** Of a machine that is busy with other things too: minutes, against waiting for ever. */
const patientTurns = 600;
const betweenTurnsMs = 500;

let longest = { ms: 0, path: "" };
let answered = 0;
let refused = 0;
/** @type {string[]} */
const unanswered = [];
let isHere = true;

/**
 * @param {Ask} ask
 * @returns {Promise<number | string>} the status, or why there was none
 */
async function send({ path, body }) {
  const started = performance.now();
  const status = await fetch(url + path, {
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    (error) => `got no answer: ${error.cause ?? error}`,
  );
  const ms = performance.now() - started;
  answered += 1;
  if (ms > longest.ms) longest = { ms, path };
  return status;
}

/**
 * Retries if the shop responds that it is busy, as a person would.
 * @param {Ask} ask
 * @returns {Promise<string | undefined>} what went wrong
 */
async function insist(ask) {
  for (let turn = 0; turn < patientTurns; turn += 1) {
    const status = await send(ask);
    if (typeof status === "string") return status;
    if (status !== 503) return status >= 500 ? `was answered ${status}` : undefined;
    refused += 1;
    await pause(betweenTurnsMs);
  }
  return "was refused again and again";
}

async function shop() {
  for (let at = 0; isHere; at += 1) {
    const ask = asks[at % asks.length] ?? { path: "/home" };
    const wrong = await insist(ask);
    if (wrong) unanswered.push(`the neighbour's ${ask.path} ${wrong}`);
    await pause(betweenMs);
  }
}

const port = parentPort;
if (!port) throw new Error("The neighbour lives in a worker thread.");
const shopping = shop();
port.on("message", async (/** @type {"calm is over" | "leave"} */ word) => {
  if (word === "calm is over") {
    port.postMessage({ longest, answered, refused, unanswered });
    longest = { ms: 0, path: "" };
    return;
  }
  isHere = false;
  await shopping;
  port.postMessage({ longest, answered, refused, unanswered });
  port.close();
});
