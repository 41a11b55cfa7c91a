import { createSocket, type Socket } from "node:dgram";
import type { LookupAddress } from "node:dns";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { askNameServers } from "./name-servers";

let server: Socket;
afterEach(() => {
  server.close();
});

/** A name server on this machine; `say` answers a question, whose type is 1 for IPv4 and 28 for IPv6. */
async function nameServer(say: (asked: Buffer, type: number) => Buffer | undefined): Promise<string> {
  server = createSocket("udp4");
  server.on("message", (asked, { port, address }) => {
    // After the header, the labels of the name and the zero that ends them.
    const said = say(asked, asked.readUInt16BE(asked.indexOf(0, 12) + 1));
    if (said) server.send(said, port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The question with this result code, and one address to it. */
function answer(asked: Buffer, code: number, address: number[] = []): Buffer {
  const question = asked.subarray(0, asked.indexOf(0, 12) + 5);
  const said = Buffer.from(question);
  said.writeUInt16BE(0x8180 + code, 2);
  said.writeUInt16BE(address.length > 0 ? 1 : 0, 6);
  said.fill(0, 8, 12);
  if (address.length === 0) return said;
  return Buffer.concat([said, Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address])]);
}

type Asked = { host?: string; timeoutMs?: number; families?: (4 | 6)[] };
const ask = (
  server: string,
  { host = "books.example.in", timeoutMs = 60_000, families = [4, 6] }: Asked = {},
) =>
  new Promise<LookupAddress[] | string | undefined>((resolve) =>
    askNameServers({ servers: [server], timeoutMs, families })(host, { all: true }, (error, found) =>
      resolve(error ? error.code : found),
    ),
  );

it("a name has the addresses that its name server says", async () => {
  const server = await nameServer((asked, type) => answer(asked, 0, type === 1 ? [203, 0, 114, 9] : []));
  expect(await ask(server)).toEqual([{ address: "203.0.114.9", family: 4 }]);
});

it("a name is asked for no address of a kind that this machine has no way to", async () => {
  const types: number[] = [];
  const server = await nameServer((asked, type) => {
    types.push(type);
    return answer(asked, 0, [203, 0, 114, 9]);
  });
  expect(await ask(server, { families: [4] })).toEqual([{ address: "203.0.114.9", family: 4 }]);
  expect(types).toEqual([1]);
});

it("a name that nobody knows is told apart from one that nobody can be asked about", async () => {
  const unknown = await nameServer((asked) => answer(asked, 3));
  expect(await ask(unknown)).toBe("ENOTFOUND");
  server.close();
  const broken = await nameServer((asked) => answer(asked, 2));
  expect(await ask(broken)).toBe("EAI_AGAIN");
});

it("this machine's own name is nobody else's to say", async () => {
  const server = await nameServer((asked, type) => answer(asked, 0, type === 1 ? [203, 0, 114, 9] : []));
  expect(await ask(server, { host: "localhost" })).toEqual([{ address: "127.0.0.1", family: 4 }]);
});

it("a name server that says nothing is not waited for for ever", async () => {
  expect(await ask(await nameServer(() => undefined), { timeoutMs: 50 })).toBe("EAI_AGAIN");
});
