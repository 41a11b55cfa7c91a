import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";

/** A server that takes a second for /slow and is stopped like the web process; after a signal it says so at /ready. */
const program = (delayMs: number) => `
import { createServer } from "node:http";
import { stopGracefully } from "${join(import.meta.dirname, "stop.ts")}";
let ready = "yes";
const server = createServer((req, res) => {
  if (req.url === "/ready") return void res.end(ready);
  if (req.url !== "/slow") return void res.end("at once");
  res.write("the beginning");
  setTimeout(() => res.end(", the end"), 1_000);
});
server.keepAliveTimeout = 65_000;
stopGracefully(server, { announce: () => { ready = "no"; }, delayMs: ${delayMs}, close: async () => {} });
server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;

/** The program in a process of its own, and the port that it listens on. */
async function start(delayMs: number) {
  const root = join(import.meta.dirname, "../..");
  const flags = ["--import", "tsx", "--input-type=module", "--eval", program(delayMs)];
  const child = spawn(process.execPath, flags, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const lines = createInterface({ input: child.stdout });
  const port = Number(await new Promise<string>((resolve) => lines.once("line", resolve)));
  return { child, ended, port };
}

it("a stop that waits is announced at once, and new visitors are answered until then, each for the last time", async () => {
  const { child, ended, port } = await start(10 * 60_000);
  child.kill("SIGTERM");
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [await response.text(), response.headers.get("connection")];
  };
  await expect.poll(() => ask("/ready")).toEqual(["no", "close"]);
  expect(await ask("/")).toEqual(["at once", "close"]);
  expect(await ask("/")).toEqual(["at once", "close"]);
  child.kill("SIGKILL");
  await ended;
});

it("a stop ends the process with 0: begun answers are whole, kept and unused connections don't hold it", async () => {
  const { child, ended, port } = await start(0);
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string, onBegun = () => {}) =>
    new Promise<string>((resolve, reject) => {
      const sent = request({ port, path, agent });
      sent.once("error", reject).once("response", (response) => {
        let text = "";
        response.once("data", onBegun).on("data", (chunk) => {
          text += chunk;
        });
        response.once("end", () => resolve(text)).once("error", reject);
      });
      sent.end();
    });

  const spare = connect(port, "127.0.0.1").on("error", () => {});
  const halfAsked = connect(port, "127.0.0.1").on("error", () => {});
  halfAsked.write("GET / HTTP/1.1\r\nHost: shop\r\n");
  await ask("/");
  let kept = true;
  const again = (async () => {
    while (kept) await ask("/").catch(() => (kept = false));
  })();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow = ask("/slow", begin);
  await Promise.race([begun, slow]);
  child.kill("SIGTERM");
  expect(await slow).toBe("the beginning, the end");
  expect(await ended).toBe(0);
  await again;
  for (const socket of [spare, halfAsked]) socket.destroy();
  agent.destroy();
});
