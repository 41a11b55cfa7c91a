import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { shopRoutes } from "@contract/generated/shop-routes";
import { newShop } from "@contract/new-shop";
import { afterEach, describe, expect, it } from "vitest";
import { setTransport } from "../src/lib/transport";
import { readEnv } from "./env";
import type { PageServer } from "./pages";
import { createWeb } from "./web";

const open: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const long = Buffer.alloc(300_000, "a long list ");
const pages: PageServer = async (url, _req, res) => void res.writeHead(200).end(`page ${url.pathname}`);

/**
 * A backend that responds at once, with a long list or with what it was sent; it refuses an upload before it has
 * arrived.
 */
function backend(req: IncomingMessage, res: ServerResponse): void {
  if (req.url?.startsWith("/api/long")) return void res.end(long);
  if (req.headers["content-type"]?.startsWith("multipart/")) {
    res.writeHead(401, { "content-type": "application/json", connection: "close" });
    res.write('{"success":false}');
    return void req.resume().once("end", () => res.end());
  }
  const chunks: Buffer[] = [];
  req.on("data", (chunk: Buffer) => chunks.push(chunk));
  req.on("end", () => res.end(Buffer.concat(chunks)));
}

/** The web process before this backend, and a second visitor who sends requests as browsers do. */
async function openWeb(answer = backend) {
  let asked = 0;
  const behind = await listening(
    createServer((req, res) => {
      asked += 1;
      answer(req, res);
    }),
  );
  const env = readEnv({ BACKEND_URL: `http://127.0.0.1:${behind}` }, import.meta.dirname);
  const web = createWeb({
    env,
    origin: "http://shop",
    pages,
    plain: pages,
    shop: async () => newShop,
    clientFolder: join(env.root, "nowhere"),
  });
  const port = await listening(web.server);
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    url,
    asked: () => asked,
    async expectNeighbourAnswered(): Promise<void> {
      const body = JSON.stringify({ quantity: 1 });
      const replies = await Promise.all([
        fetch(`${url}/api/health`),
        fetch(`${url}/home`),
        fetch(`${url}/api/cart`, { method: "POST", body }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await replies[2].text()).toBe(body);
    },
  };
}

/** Sends bytes over this many separate connections and reads nothing. */
async function strangers(port: number, count: number, bytes: string): Promise<Socket[]> {
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, "127.0.0.1");
          socket.on("error", () => {});
          socket.pause();
          socket.write(bytes, () => resolve(socket));
        }),
    ),
  );
  open.push(() => {
    for (const socket of sockets) socket.destroy();
  });
  return sockets;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

describe("a neighbour is answered", () => {
  it("beside bodies that are announced and don't come", async () => {
    const { port, asked, expectNeighbourAnswered } = await openWeb();
    const head = "POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n";
    await strangers(port, 90, `${head}Content-Length: 100\r\n\r\n{`);
    await strangers(port, 90, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`);
    await expectNeighbourAnswered();
    expect(asked()).toBe(2);
  });

  it("after hundreds of requests that were sent at once over lines that were cut", async () => {
    const { port, expectNeighbourAnswered } = await openWeb();
    for (const readFor of [0, 30, 100]) {
      const sockets = await strangers(port, 3, get("/api/long").repeat(80));
      await new Promise((resolve) => setTimeout(resolve, readFor));
      for (const socket of sockets) socket.destroy();
      await expectNeighbourAnswered();
    }
    await strangers(port, 3, get("/api/long").repeat(1_000));
    await expectNeighbourAnswered();
  });

  it("beside visitors who don't read what they asked for", async () => {
    const { port, expectNeighbourAnswered } = await openWeb();
    await strangers(port, 100, get("/api/long").repeat(10));
    await expectNeighbourAnswered();
  });
});

describe("whoever asks well", () => {
  it("is answered in order, also where all requests were sent at once", async () => {
    const { port } = await openWeb();
    const socket = connect(port, "127.0.0.1");
    open.push(() => socket.destroy());
    let read = "";
    socket.on("data", (chunk) => {
      read += chunk;
    });
    socket.write(Array.from({ length: 60 }, (_, at) => get(`/page-${at}-`)).join(""));
    await expect.poll(() => read).toContain("page /page-59-");
    const order = [...read.matchAll(/page \/page-(\d+)-/g)].map(([, at]) => Number(at));
    expect(order).toEqual(Array.from({ length: 60 }, (_, at) => at));
  });

  it("is told the true status of a body that is too large, and the next request is answered", async () => {
    const { port, asked } = await openWeb();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    open.push(() => agent.destroy());
    const ask = (path: string, length: number, type = "application/json") =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        const headers = { "content-type": type, "content-length": length };
        const sent = request({ port, path, method: "POST", agent, headers });
        sent.once("error", reject).once("response", (response) => {
          response.resume().once("end", () => resolve([response.statusCode, response.headers.connection]));
        });
        sent.end(Buffer.alloc(length, "a"));
      });
    for (const length of [20_000, 300_000, 1_500_000])
      expect(await ask("/api/auth/login", length)).toEqual([413, "close"]);
    expect(await ask("/api/shop/cart/add", 1_500_000)).toEqual([413, "close"]);
    const form = "multipart/form-data; boundary=x";
    expect(await ask("/api/admin/uploads", 9_000_000, form)).toEqual([413, "close"]);
    expect(asked()).toBe(0);
    expect(await ask("/api/admin/uploads", 3_000_000, form)).toEqual([401, "close"]);
    expect(await ask("/api/auth/login", 20)).toEqual([200, "keep-alive"]);
  });

  it("hears soon that all lines to the backend are taken", async () => {
    const { url, asked } = await openWeb(() => {});
    for (let at = 0; at < 64; at += 1) fetch(`${url}/api/long`).catch(() => {});
    await expect.poll(() => asked()).toBe(64);
    const response = await fetch(`${url}/api/health`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toMatchObject({ success: false, code: "busy" });
  });

  it("gets an envelope or the page that there is nothing, where an address can't be read", async () => {
    const { url } = await openWeb();
    const call = await fetch(`${url}/api/shop/search/%E0%A4`);
    expect(call.status).toBe(400);
    expect(await call.json()).toMatchObject({ success: false, code: "malformed" });
    expect(await (await fetch(`${url}/shop/product/%E0%A4`)).text()).toBe("page /404");
  });

  it("gets the one list of all pages that was read for everybody", async () => {
    const { url } = await openWeb();
    const read: string[] = [];
    setTransport(async ({ path }) => {
      read.push(path);
      const data =
        path === shopRoutes.getTerms[1]
          ? { categories: [{ id: "toys", isHidden: false }] }
          : [{ _id: "toys", kinds: [{ slug: "soft-toys", name: "Soft toys" }] }];
      return { status: 200, json: { success: true, data } };
    });
    const maps = await Promise.all(
      Array.from({ length: 100 }, async () => (await fetch(`${url}/sitemaps/pages.xml`)).text()),
    );
    expect(new Set(maps).size).toBe(1);
    for (const prefix of ["", "/hi", "/mr"])
      expect(maps[0]).toContain(`<loc>http://shop${prefix}/shop/listing?category=toys</loc>`);
    expect(maps[0]).toContain("<loc>http://shop/mr/shop/listing?category=toys&amp;kind=soft-toys</loc>");
    expect(read).toEqual([shopRoutes.getTerms[1], shopRoutes.getCategories[1]]);
  });
});
