import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Language, languages } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import { root } from "../root";

export type Rendered = { language: Language; status: number; html: string; headers: Headers };

/** What the backend says to a path with its query; undefined if there is no such thing. */
export type Answer = (address: string) => object | undefined | Promise<object | undefined>;

/**
 * Renders the home page in each language for a guest, with the storefront's build, in a web process of its own.
 * `asked`: headers of the guest's browser.
 */
export async function renderHome(answer: Answer, asked: Record<string, string> = {}): Promise<Rendered[]> {
  const backend = createServer(async (request, response) => {
    const said = await answer(request.url ?? "");
    response.writeHead(said ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success: Boolean(said), ...said }));
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const { port } = backend.address() as AddressInfo;
  const web = spawn(process.execPath, [join(root, "storefront", "dist", "server", "main.js")], {
    env: { PATH: process.env.PATH, PORT: "0", BACKEND_URL: `http://127.0.0.1:${port}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const origin = await originOf(web);
    const pages: Rendered[] = [];
    for (const language of languages) {
      const response = await fetch(origin + addressIn(language, "/shop/home"), { headers: asked });
      const { status, headers } = response;
      pages.push({ language, status, headers, html: await response.text() });
    }
    return pages;
  } finally {
    web.kill();
    backend.closeAllConnections();
    backend.close();
  }
}

/** Where it listens, from the line that it prints. */
async function originOf(web: ChildProcess): Promise<string> {
  let printed = "";
  for await (const part of web.stdout ?? []) {
    printed += String(part);
    const address = /web ready ([^\s"]+)/.exec(printed)?.[1];
    if (address) return address;
  }
  throw new Error(`The storefront's server did not start: ${printed}`);
}
