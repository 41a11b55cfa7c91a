import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureServer } from "./pictures";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const server = createServer(async (req, res) => {
  if (!(await serve(req.url ?? "", req, res))) res.writeHead(404).end();
});
let serve: ReturnType<typeof pictureServer>;
let origin = "";

beforeAll(async () => {
  mkdirSync(join(folder, "drawn"));
  writeFileSync(join(folder, "drawn", "phone-single-blue-front-320.webp"), "blue");
  writeFileSync(join(folder, "drawn", "phone-gone-red-front-320.webp"), "still here");
  writeFileSync(
    join(folder, "earlier-names.json"),
    JSON.stringify({
      "phone-dual-blue-front": "phone-single-blue-front",
      "phone-gone-red-front": "phone-single-blue-front",
    }),
  );
  serve = pictureServer(folder);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const wordsOf = async (path: string) => (await fetch(origin + path)).text();

describe("the demo's pictures", () => {
  it("are served by the name that a shop which was filled earlier knows them by", async () => {
    expect(await wordsOf("/phone-single-blue-front-320.webp")).toBe("blue");
    expect(await wordsOf("/phone-dual-blue-front-320.webp")).toBe("blue");
    expect(await wordsOf("/phone-gone-red-front-320.webp")).toBe("still here");
  });

  it("are asked for again after a week, and not sent again where they are the same", async () => {
    const first = await fetch(`${origin}/phone-single-blue-front-320.webp`);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=604800\b/);
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await fetch(`${origin}/phone-single-blue-front-320.webp`, { headers })).status).toBe(304);
  });

  it("are not found by a name nobody knows, in another size, or outside their folder", async () => {
    for (const path of [
      "/phone-dual-red-front-320.webp",
      "/phone-dual-blue-front-640.webp",
      "/../earlier-names-1.webp",
      "/constructor-320.webp",
    ])
      expect((await fetch(origin + path)).status, path).toBe(404);
  });
});
