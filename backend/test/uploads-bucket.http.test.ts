import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openS3, type S3StandIn } from "../../sandbox/s3/stand-in";
import { pictureAt, smallestPicture } from "../src/contract/pictures";
import { openShop, type Shop } from "./support/open-shop";

let s3: S3StandIn;
let shop: Shop;
let admin: { token: string };
beforeAll(async () => {
  s3 = await openS3("sahyadri", { keyId: "a-key", secret: "a-secret-of-the-bucket", region: "ap-south-1" });
  shop = await openShop({ ...s3.variables, S3_PREFIX: "shop/", S3_TIMEOUT_MS: "10000" });
  admin = await shop.admin();
});
afterAll(async () => {
  await shop.close();
  await s3.stop();
});
afterEach(() => s3.fail());

const picture = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c8781e" } })
    .png()
    .toBuffer();

async function upload() {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await picture())], { type: "image/png" }), "a.png");
  return shop.send<{ data: { url: string }; message: string; code: string }>("POST", "/api/admin/uploads", {
    body: form,
    as: admin,
  });
}
const nameOf = (url: string) => url.slice("/files/".length);
const openNotes = async () =>
  (
    await shop.query<{ count: number }>({
      text: "select count(*)::int from shop_outbox where topic = 'unfinished-files' and done_at is null",
    })
  )[0]?.count;

describe("a shop with a bucket", () => {
  it("keeps every rendition of an upload there, below its prefix, and none on its disk", async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    const { url } = body.data;
    expect(url).toMatch(/^\/files\/u[0-9a-f]{24}-1080\.webp$/);
    const stem = nameOf(url).replace("-1080.webp", "");
    const kept = [...s3.files].filter(([key]) => key.startsWith(`shop/${stem}-`));
    expect(kept.map(([key]) => key.slice(`shop/${stem}`.length)).sort()).toEqual([
      "-1080.avif",
      "-1080.webp",
      "-1440.webp",
      "-160.webp",
      "-320.avif",
      "-320.webp",
      "-640.avif",
      "-640.jpg",
      "-640.webp",
    ]);
    for (const [key, { type, cache }] of kept)
      expect([type, cache]).toEqual([
        key.endsWith(".jpg") ? "image/jpeg" : `image/${key.split(".")[1]}`,
        "public, max-age=31536000, immutable",
      ]);
    expect(existsSync(join(shop.dataDir, "files"))).toBe(false);
    expect(await openNotes()).toBe(0);
  });

  it("passes its files on under the names they always had", async () => {
    const { url } = (await upload()).body.data;
    for (const address of [url, pictureAt(url, 320, "avif"), smallestPicture(url)]) {
      const response = await fetch(shop.url + address);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(`image/${address.split(".").at(-1)}`);
      expect(response.headers.get("cache-control")).toContain("immutable");
      const stored = s3.files.get(`shop/${nameOf(address)}`)?.bytes;
      expect(Buffer.from(await response.arrayBuffer()).equals(stored ?? Buffer.of())).toBe(true);
      expect((await fetch(shop.url + address, { method: "HEAD" })).status).toBe(200);
    }
    expect((await fetch(`${shop.url}/files/u${"0".repeat(24)}-1080.webp`)).status).toBe(404);
  });

  it("still shows what lies on its disk from before", async () => {
    const name = `u${"a".repeat(24)}-1080.webp`;
    await mkdir(join(shop.dataDir, "files"), { recursive: true });
    await writeFile(
      join(shop.dataDir, "files", name),
      await sharp(await picture())
        .webp()
        .toBuffer(),
    );
    expect((await fetch(`${shop.url}/files/${name}`)).status).toBe(200);
  });
});

describe.each(["down", "slow", "busy", "lost"] as const)("while the bucket is %s", (kind) => {
  it("an upload is answered with one sentence, and nothing half of it stays", async () => {
    const before = [...s3.files.keys()];
    s3.fail({ kind, after: 3 });
    const { status, body } = await upload();
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(body.message).toBe(
      "The place where pictures are kept does not answer, so nothing was stored. Please try again in a few minutes",
    );
    s3.fail();
    // A first try that still met the fault is repeated after half a minute, a second one after a minute more.
    await expect.poll(openNotes, { timeout: 180_000 }).toBe(0);
    expect([...s3.files.keys()]).toEqual(before);
    expect((await upload()).status).toBe(201);
  });

  it("the rest of the shop goes on", async () => {
    const { url } = (await upload()).body.data;
    s3.fail({ kind });
    expect((await shop.send("GET", "/api/ready")).status).toBe(200);
    const shown = await fetch(shop.url + url);
    expect(shown.status).toBe(kind === "lost" ? 200 : 503);
  });
});
