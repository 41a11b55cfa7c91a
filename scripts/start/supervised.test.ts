import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { findFreePort } from "../free-port";
import { Supervised } from "./supervised";

/** Responds on /api/health until told to hang: then it keeps running without responding. */
const program = `
let isDeaf = false;
require("node:http").createServer((req, res) => {
  if (req.url === "/deaf") { isDeaf = true; res.end(); }
  else if (!isDeaf) res.end("well");
}).listen(process.argv[1], "127.0.0.1", () => console.log("ready"));`;

it("a process that lives but does not answer is ended and started again", async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const said: string[] = [];
  const log = { path: "the log", write: () => {}, flush: () => {} };
  const supervised = new Supervised(
    {
      name: "web",
      args: ["--eval", program, String(port)],
      cwd: tmpdir(),
      env: process.env,
      readyLine: "ready",
      health: { url: `${url}/api/health` },
    },
    {
      log,
      say: (line) => said.push(line),
      onChange: () => {},
      patience: { everyMs: 100, answerMs: 1_000, misses: 3 },
    },
  );
  await supervised.ready;
  const first = supervised.identity;
  await fetch(`${url}/deaf`);
  await expect.poll(() => said).toContain("is back");
  expect(said[0]).toBe("does not answer any more: ending it");
  expect(await (await fetch(`${url}/api/health`)).text()).toBe("well");
  expect(supervised.identity).not.toBe(first);
  await supervised.stop(5_000);
});

it("nothing is held against a process while what it leans on does not answer either", async () => {
  const [port, closed] = [await findFreePort(), await findFreePort()];
  const said: string[] = [];
  const supervised = new Supervised(
    {
      name: "web",
      args: ["--eval", program, String(port)],
      cwd: tmpdir(),
      env: process.env,
      readyLine: "ready",
      health: { url: `http://127.0.0.1:${closed}`, leansOn: `http://127.0.0.1:${closed}` },
    },
    {
      log: { path: "the log", write: () => {}, flush: () => {} },
      say: (line) => said.push(line),
      onChange: () => {},
      patience: { everyMs: 10, answerMs: 500, misses: 2 },
    },
  );
  await supervised.ready;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(said).toEqual([]);
  await supervised.stop(5_000);
});
