import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createProxy } from "./proxy";

const open: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A web process in front of a backend that responds this way. */
async function before(backend: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  const proxy = createProxy(await listening(createServer(backend)), { trustedHops: 0, secret: undefined });
  open.push(() => proxy.close());
  return listening(createServer((req, res) => void proxy.forward(req, res)));
}

const megabytes = Buffer.alloc(12_000_000, "a picture ");
const digest = (bytes: Buffer) => createHash("sha1").update(bytes).digest("hex");

describe("the way through to the backend", () => {
  it("carries large bodies whole in both directions, with status and headers", async () => {
    const web = await before(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      res.writeHead(201, { "x-seen": digest(Buffer.concat(chunks)), "set-cookie": ["a=1", "b=2"] });
      res.end(megabytes);
    });
    const picture = megabytes.subarray(0, 8_000_000);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const response = await fetch(`${web}/api/x`, { method: "POST", body: picture, headers });
    expect(response.status).toBe(201);
    expect(response.headers.get("x-seen")).toBe(digest(picture));
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(digest(Buffer.from(await response.arrayBuffer()))).toBe(digest(megabytes));
  });

  it("lets go of the backend when the visitor has gone", async () => {
    let left = false;
    const web = await before((req, res) => {
      res.write("the beginning");
      req.socket.once("close", () => {
        left = true;
      });
    });
    const visitor = connect(Number(new URL(web).port), "127.0.0.1");
    visitor.write("GET /api/slow HTTP/1.1\r\nHost: shop\r\n\r\n");
    await new Promise((resolve) => visitor.once("data", resolve));
    visitor.destroy();
    await expect.poll(() => left).toBe(true);
  });

  it("cuts the answer short where the backend did, so that nobody takes a part for the whole", async () => {
    const web = await before((_req, res) => {
      res.writeHead(200, { "content-length": "1000" });
      res.write("half of it");
      setTimeout(() => res.destroy(), 20);
    });
    await expect(fetch(`${web}/api/x`).then((response) => response.text())).rejects.toThrow();
  });

  it("says that the shop is being restarted where no backend answers", async () => {
    const web = await before((req) => req.socket.destroy());
    const response = await fetch(`${web}/api/x`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toMatchObject({ success: false, code: "backend_unavailable" });
  });
});
