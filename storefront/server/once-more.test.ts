import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { backendTransport } from "./backend-transport";
import { onceMore } from "./once-more";
import { createProxy } from "./proxy";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop whose backend does this with the first request of each test, and answers the later ones. */
async function shopWhoseBackend(first: RequestListener) {
  let asked = 0;
  const backend = await serve((req, res) => {
    asked += 1;
    if (asked === 1) first(req, res);
    else res.end('{"success":true}');
  });
  const proxy = createProxy(backend, { trustedHops: 0, secret: undefined });
  const web = await serve((req, res) => void proxy.forward(req, res));
  const ask = async (method: string, body?: string) => {
    const init = body === undefined ? { method } : { method, body };
    const status = await fetch(`${web}/api/shop/products/get`, init)
      .then((response) => response.text().then(() => response.status))
      .catch(() => "broken");
    return { status, asked };
  };
  return { backend, ask };
}

const leaves: RequestListener = (req) => void req.socket.destroy();

it("a read whose backend goes away before it answers is sent to the next one", async () => {
  const reading = await shopWhoseBackend(leaves);
  expect(await reading.ask("GET")).toEqual({ status: 200, asked: 2 });
  const heading = await shopWhoseBackend(leaves);
  expect(await heading.ask("HEAD")).toEqual({ status: 200, asked: 2 });
});

it("what may have changed something is sent once, and so is a read with half an answer", async () => {
  const writing = await shopWhoseBackend(leaves);
  expect(await writing.ask("POST", "{}")).toEqual({ status: 503, asked: 1 });
  const withoutBody = await shopWhoseBackend(leaves);
  expect(await withoutBody.ask("DELETE")).toEqual({ status: 503, asked: 1 });
  const halved = await shopWhoseBackend((req, res) => {
    res.writeHead(200, { "content-length": 100 }).write("half");
    setImmediate(() => req.socket.destroy());
  });
  expect(await halved.ask("GET")).toEqual({ status: "broken", asked: 1 });
});

it("a page asks the next backend too", async () => {
  const { backend } = await shopWhoseBackend(leaves);
  const { transport, close } = backendTransport(backend);
  onTestFinished(close);
  const request = { method: "GET" as const, path: "/api/shop/products/get", body: undefined };
  expect(await transport({ ...request, headers: {}, signal: undefined })).toEqual({
    status: 200,
    json: { success: true },
  });
});

it("reads twice at most, and not again after an error that says nothing of the connection", async () => {
  const fail = (error: Error) => {
    let times = 0;
    const reading = onceMore(() => {
      times += 1;
      return Promise.reject(error);
    });
    return reading.catch(() => times);
  };
  const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  expect(await fail(refused)).toBe(2);
  expect(await fail(new AggregateError([refused, refused]))).toBe(2);
  expect(await fail(Object.assign(new Error("late"), { code: "UND_ERR_HEADERS_TIMEOUT" }))).toBe(1);
  expect(await fail(new Error("busy"))).toBe(1);
});
