import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { postOut } from "./post";

let server: Server;
afterEach(() => {
  server.close();
});

/** A program on this machine that answers whatever it is sent with these lines, and hangs up. */
async function answering(lines: string): Promise<string> {
  server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(lines));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (local: string) => postOut(`${local}/hook`, { body: "{}", headers: {}, local });

it("hears the status of an answer", async () => {
  const local = await answering("HTTP/1.1 204 No Content\r\n\r\n");
  expect((await post(local)).status).toBe(204);
});

it.each([
  ["another protocol", "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"],
  ["nothing but that it goes on", "HTTP/1.1 103 Early Hints\r\n\r\n"],
  ["no HTTP", "hello\r\n"],
  ["nothing", ""],
])("ends with an error where the answer is %s, and never waits for ever", async (_what, lines) => {
  await expect(post(await answering(lines))).rejects.toThrow();
});
