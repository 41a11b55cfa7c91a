import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { root } from "../root";
import type { Check } from "./check";

/** The most that the home page's HTML may weigh, decoded: a cheap phone parses, styles and hydrates every byte of it. */
const MOST_BYTES = 60_000;

/** What the backend of the demo shop says while its home page is rendered in English, by path: the content is always the same. */
const said = JSON.parse(readFileSync(join(import.meta.dirname, "demo-home.json"), "utf8")) as Record<
  string,
  object
>;

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Renders the page with the storefront's build, in a web process of its own, and weighs it. */
export const homeWeightCheck: Check = {
  name: `the home page's HTML at most ${inKb(MOST_BYTES)}`,
  run: async () => {
    const backend = createServer((request, response) => {
      const answer = said[request.url?.split("?")[0] ?? ""];
      response.writeHead(answer ? 200 : 404, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ success: Boolean(answer), ...answer }));
    });
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    const { port } = backend.address() as AddressInfo;
    const web = spawn(process.execPath, [join(root, "storefront", "dist", "server", "main.js")], {
      env: { PATH: process.env.PATH, PORT: "0", BACKEND_URL: `http://127.0.0.1:${port}` },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const response = await fetch(`${await addressOf(web)}/shop/home`);
      const bytes = (await response.arrayBuffer()).byteLength;
      const problems =
        response.status !== 200
          ? [`The home page was answered with ${response.status}`]
          : bytes > MOST_BYTES
            ? [`The home page is ${inKb(bytes)} of HTML; ${inKb(MOST_BYTES)} is the most`]
            : [];
      return { problems, note: inKb(bytes) };
    } finally {
      web.kill();
      backend.closeAllConnections();
      backend.close();
    }
  },
};

/** Where it listens, from the line that it prints. */
async function addressOf(web: ChildProcess): Promise<string> {
  let printed = "";
  for await (const part of web.stdout ?? []) {
    printed += String(part);
    const address = /web ready (\S+)/.exec(printed)?.[1];
    if (address) return address;
  }
  throw new Error(`The storefront's server did not start: ${printed}`);
}
