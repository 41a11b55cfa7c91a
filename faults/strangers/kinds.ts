import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "../shop/wait";
import { Lines } from "./lines";

/** One action of a stranger without an account; returns what the shop did wrong. */
export type Kind = (url: URL) => Promise<string[]>;

const json = { "content-type": "application/json" };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const longList = "/api/shop/products/get?limit=100";

type Told = { status: number; json: unknown };

/** Sends one request over a keep-alive connection; status 0 if the connection broke without a response. */
function tell(url: URL, agent: Agent, path: string, body?: string, headers: object = {}): Promise<Told> {
  return new Promise((resolve) => {
    const method = body === undefined ? "GET" : "POST";
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = request(new URL(path, url), { agent, method, headers: { ...json, ...headers, ...length } });
    sent.once("error", (error) => resolve({ status: 0, json: String(error) }));
    sent.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, json: text.startsWith("{") ? JSON.parse(text) : text });
      });
    });
    sent.end(body);
  });
}

/** The same, again while the shop says that it is busy: that says nothing of the request. */
const tellPatiently = (...ask: Parameters<typeof tell>): Promise<Told> =>
  until(
    () => tell(...ask),
    ({ status }) => status !== 503,
  );

/** Sends these one after another over one connection, each with its expected status. */
async function expectAnswers(
  url: URL,
  asks: { what: string; path: string; body?: string; headers?: object; status: number }[],
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wrong: string[] = [];
  for (const { what, path, body, headers, status } of asks) {
    const told = await tellPatiently(url, agent, path, body, headers);
    if (told.status !== status) wrong.push(`${what} was answered ${told.status}, not ${status}`);
    else if (status >= 400 && !isEnvelope(told.json)) wrong.push(`${what} was refused without an envelope`);
  }
  agent.destroy();
  return wrong;
}

const isEnvelope = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "success" in value && value.success === false;

const cart = (items: string) => `{"deliveryPincode":"411001","cartItems":${items}}`;
const charge = "/api/shipping/calculate-shipping";

const repetition: Kind = (url) =>
  expectAnswers(
    url,
    ["a", "limit=1", "category=toys", "a[]"].map((pair) => ({
      what: `${pair}, fifteen thousand bytes of it`,
      path: `/api/shop/products/get?${`${pair}&`.repeat(Math.floor(14_500 / (pair.length + 1)))}`,
      status: 422,
    })),
  );

const size: Kind = (url) =>
  expectAnswers(url, [
    {
      what: "a cart of sixty thousand",
      path: charge,
      body: cart(`[${"{},".repeat(60_000)}{}]`),
      status: 413,
    },
    { what: "a cart of five thousand", path: charge, body: cart(`[${"{},".repeat(5_000)}{}]`), status: 422 },
    { what: "a cart of numbers", path: charge, body: cart(`[${"1,".repeat(7_000)}1]`), status: 422 },
    {
      what: "a thousand unknown fields",
      path: "/api/auth/login",
      body: `{${Array.from({ length: 1_000 }, (_, at) => `"f${at}":${at}`).join()}}`,
      status: 422,
    },
  ]);

const depth: Kind = (url) =>
  expectAnswers(url, [
    { what: "lists in lists", path: charge, body: cart("[".repeat(16_000)), status: 400 },
    {
      what: "closed lists in lists",
      path: charge,
      body: cart(`${"[".repeat(8_000)}${"]".repeat(8_000)}`),
      status: 400,
    },
    {
      what: "objects in objects",
      path: charge,
      body: cart(`${'{"a":'.repeat(2_500)}1${"}".repeat(2_500)}`),
      status: 400,
    },
    { what: "a megabyte of lists", path: charge, body: cart("[".repeat(1_000_000)), status: 413 },
  ]);

/** Bodies and headers sent byte by byte, and responses that are not read. */
const slowness: Kind = async (url) => {
  const lines = new Lines(url);
  const head = "POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n";
  await lines.open(100, `${head}Content-Length: 900\r\n\r\n{`);
  await lines.open(100, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`);
  await lines.open(50, "GET /home HTTP/1.1\r\nHost: shop\r\nX-Slow: ");
  await lines.open(
    50,
    "POST /api/admin/uploads HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x",
  );
  await lines.open(100, get("/api/openapi.json").repeat(20));
  await lines.trickle(15, 200);
  lines.cut();
  return [];
};

const pipelining: Kind = async (url) => {
  const lines = new Lines(url);
  for (const path of [longList, "/home", "/sitemap.xml", "/api/openapi.json"]) {
    await lines.open(5, get(path).repeat(80));
    await pause(100);
  }
  await lines.open(5, get("/api/health").repeat(2_000));
  await pause(500);
  lines.cut();
  return [];
};

/** Connections closed during the response, and bodies rejected while they are sent. */
const earlyClose: Kind = async (url) => {
  const lines = new Lines(url);
  for (const path of [longList, "/home"]) await lines.open(60, get(path));
  lines.cut();
  const form = { "content-type": "multipart/form-data; boundary=x" };
  return expectAnswers(url, [
    ...[200_000, 1_500_000, 6_000_000].map((bytes) => ({
      what: `a body of ${bytes} bytes`,
      path: "/api/auth/login",
      body: "a".repeat(bytes),
      status: 413,
    })),
    {
      what: "a stranger's upload",
      path: "/api/admin/uploads",
      body: "a".repeat(4_000_000),
      headers: form,
      status: 401,
    },
    { what: "the next request over that line", path: "/api/health", status: 200 },
  ]);
};

/** A hundred concurrent requests for the most expensive calls. */
const crowding: Kind = async (url) => {
  const asks = ["/sitemap.xml", longList, "/api/docs", "/shop/search?keyword=shirt"];
  const told = await Promise.all(
    asks.flatMap((path) =>
      Array.from({ length: 100 }, async () => {
        const { status, body } = await fetch(new URL(path, url));
        await body?.cancel();
        return status;
      }),
    ),
  );
  // Some of them may be told that the shop is busy.
  const failed = told.filter((status) => status >= 500 && status !== 503).length;
  return failed > 0 ? [`${failed} of ${told.length} failed`] : [];
};

export const kinds: Record<string, Kind> = {
  repetition,
  size,
  depth,
  slowness,
  pipelining,
  "early-close": earlyClose,
  crowding,
};
