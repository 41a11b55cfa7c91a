import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runCommand } from "../../faults/testbed/command";
import { findFreePort } from "../../scripts/free-port";
import { soon } from "../../scripts/testing/soon";
import { pictureAt } from "../src/contract/pictures";
import { openShop, type Shop } from "./support/open-shop";

/**
 * A shop whose uploads are kept by `s3rver`, a server with S3's protocol that others wrote, each step after the one
 * before: `npm run try-bucket` installs it. What a bucket's faults do to a shop is in uploads-bucket.http.test.ts.
 */
const program = process.env.S3RVER ?? "";
const bucket = "sahyadri";
const folder = mkdtempSync(join(tmpdir(), "shop-s3-"));
let port: number;
let server: ChildProcess;
let shop: Shop;
let admin: { token: string };
let stem: string;

async function startServer(): Promise<void> {
  const args = ["--directory", folder, "--address", "127.0.0.1", "--port", String(port), "--silent"];
  server = spawn(process.execPath, [program, ...args, "--configure-bucket", bucket], { stdio: "inherit" });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), soon);
}
async function stopServer(): Promise<void> {
  const ended = once(server, "exit");
  server.kill();
  await ended;
}

/** The S3 settings of a shop; a command of the backend reads the same. */
const variables = () => ({
  S3_BUCKET: bucket,
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_PREFIX: "shop/",
  S3_TIMEOUT_MS: "2000",
});

beforeAll(async () => {
  port = await findFreePort();
  await startServer();
  shop = await openShop(variables());
  admin = await shop.admin();
});
afterAll(async () => {
  await shop.close();
  await stopServer();
  rmSync(folder, { recursive: true, force: true });
});

/** The objects of the bucket below the shop's prefix, as the server's own folder has them: none without one. */
function objects(): string[] {
  const place = join(folder, bucket, "shop");
  if (!existsSync(place)) return [];
  const end = "._S3rver_object";
  return readdirSync(place).flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []));
}

async function upload() {
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c8781e" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "a.png");
  return shop.send<{ data: { url: string }; message: string }>("POST", "/api/admin/uploads", {
    body: form,
    as: admin,
  });
}
const move = (...args: string[]) =>
  runCommand({ ...variables(), DATA_DIR: shop.dataDir, DATABASE_URL: shop.databaseUrl }, [
    "move-uploads",
    ...args,
  ]);

it("keeps each rendition of an upload as an object, and gives it to whoever asks the shop", async () => {
  const { status, body } = await upload();
  expect(status).toBe(201);
  stem = body.data.url.slice("/files/".length).replace("-1080.webp", "");
  expect(objects()).toHaveLength(9);
  for (const address of [body.data.url, pictureAt(body.data.url, 320, "avif")]) {
    const answer = await fetch(shop.url + address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      `image/${address.split(".").at(-1)}`,
    ]);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBeGreaterThan(0);
  }
  expect((await fetch(`${shop.url}/files/u${"0".repeat(24)}-1080.webp`)).status).toBe(404);
});

it("moves its pictures to the disk and back, each once", async () => {
  mkdirSync(join(shop.dataDir, "files"), { recursive: true });
  expect(await move("to-disk", "--remove")).toContain("9 files of pictures: 9 copied now");
  expect(objects()).toEqual([]);
  expect((await fetch(`${shop.url}/files/${stem}-1080.webp`)).status).toBe(200);
  expect(await move("to-bucket")).toContain("9 files of pictures: 9 copied now");
  expect(await move("to-bucket")).toContain("9 files of pictures: 0 copied now, 9 were there already.");
  expect(objects()).toHaveLength(9);
});

it("says in a sentence that the bucket is away, goes on without it, and takes uploads once it is back", async () => {
  await stopServer();
  const { status, body } = await upload();
  expect(status).toBe(503);
  expect(body.message).toMatch(/^The place where pictures are kept does not answer/);
  expect((await shop.send("GET", "/api/ready")).status).toBe(200);
  await startServer();
  expect((await upload()).status).toBe(201);
});
