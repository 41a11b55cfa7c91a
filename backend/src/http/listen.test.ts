import { Agent, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Failure } from "../contract/envelope";
import { type Listening, listen } from "./listen";

let listening: Listening;
beforeAll(async () => {
  listening = await listen((_req, res) => res.end("never"), "127.0.0.1", 0);
});
afterAll(() => listening.stop());

/** Sends raw bytes and returns everything received. */
const write = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(listening.url).port), "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.once("close", () => resolve(answer));
    socket.once("error", reject);
  });

it("ends kept connections at a stop, also one that is asked again and again", async () => {
  const closing = await listen((_req, res) => res.end("well"), "127.0.0.1", 0);
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  let isOpen = true;
  const ask = () =>
    new Promise<void>((resolve) => {
      const sent = request(closing.url, { agent });
      sent.once("response", (response) => response.resume().once("end", resolve));
      sent.once("error", () => {
        isOpen = false;
        resolve();
      });
      sent.end();
    });
  const asking = Array.from({ length: 2 }, async () => {
    while (isOpen) await ask();
  });
  await ask();
  await closing.stop();
  await Promise.all(asking);
  agent.destroy();
});

it("answers new connections while it announces its stop, each for the last time", async () => {
  let finish = () => {};
  const closing = await listen(
    (req, res) => {
      if (req.url === "/slow") finish = () => void res.end("at last");
      else res.end("well");
    },
    "127.0.0.1",
    0,
  );
  const agent = new Agent({ keepAlive: true });
  const ask = (path = "/") =>
    new Promise<string | undefined>((resolve, reject) => {
      const sent = request(`${closing.url}${path}`, { agent });
      sent.once("error", reject).once("response", (response) => {
        response.resume().once("end", () => resolve(response.headers.connection));
      });
      sent.end();
    });
  expect(await ask()).toBe("keep-alive");
  const slow = ask("/slow");
  expect(await ask()).toBe("keep-alive");
  closing.endConnections();
  expect([await ask(), await ask()]).toEqual(["close", "close"]);
  finish();
  expect(await slow).toBe("close");
  await closing.stop();
  agent.destroy();
});

describe("a request that the parser refuses", () => {
  it.each([
    ["with 40 kB of headers", `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(40_000)}\r\n\r\n`, 431],
    ["of another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n", 400],
    ["with a space in its header", "GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400],
    ["with two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
    [
      "with a length and chunks",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
  ])("%s gets the failure envelope", async (_what, bytes, status) => {
    const answer = await write(bytes);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/json/i);
    expect(Failure.parse(JSON.parse(body)).success).toBe(false);
  });
});
