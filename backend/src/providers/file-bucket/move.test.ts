import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openS3, type S3StandIn } from "../../../../sandbox/s3/stand-in";
import { readEnv } from "../../platform/env";
import { moveUploads } from "./move";
import { bucketOptions } from "./options";
import { BucketFiles } from "./service";

let s3: S3StandIn;
let folder: string;
let places: Parameters<typeof moveUploads>[1];

const stem = (at: number) => `u${String(at).padStart(24, "0")}`;
const names = Array.from({ length: 23 }, (_, at) => `${stem(at)}-1080.webp`);

beforeEach(async () => {
  s3 = await openS3("sahyadri", { keyId: "a-key", secret: "a-secret", region: "ap-south-1" });
  folder = join(mkdtempSync(join(tmpdir(), "shop-move-")), "files");
  mkdirSync(folder);
  for (const [at, name] of names.entries()) writeFileSync(join(folder, name), `picture ${at}`);
  const options = bucketOptions(
    readEnv({ ...s3.variables, DATABASE_URL: "postgres://localhost/x", S3_PREFIX: "shop/" }),
  );
  if (!options) throw new Error("There is no bucket.");
  const logger = { error: () => {} } as never;
  places = { folder, bucket: new BucketFiles({ logger }, options), prefix: "shop/" };
});
afterEach(async () => {
  await s3.stop();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

it("copies every picture into the bucket, and a second run has nothing to do", async () => {
  writeFileSync(join(folder, "notes.txt"), "not a picture");
  expect(await moveUploads("to-bucket", places)).toEqual({ found: 23, copied: 23, removed: 0, others: 1 });
  expect([...s3.files.keys()].sort()).toEqual(names.map((name) => `shop/${name}`));
  expect(s3.files.get(`shop/${names[7]}`)).toMatchObject({
    bytes: Buffer.from("picture 7"),
    type: "image/webp",
  });
  expect(await moveUploads("to-bucket", places)).toMatchObject({ found: 23, copied: 0 });
  expect(readdirSync(folder)).toHaveLength(24);
});

it("goes on after the bucket broke off, and has lost nothing", async () => {
  s3.fail({ kind: "busy", after: 6 });
  await expect(moveUploads("to-bucket", places, { removes: true })).rejects.toThrow();
  expect(readdirSync(folder)).toHaveLength(names.length);
  s3.fail();
  expect((await moveUploads("to-bucket", places, { removes: true })).removed).toBe(names.length);
  expect(readdirSync(folder)).toEqual([]);
  expect(s3.files.size).toBe(names.length);
});

it("writes a file anew that is there in another size, and deletes none whose copy differs", async () => {
  const [first = "", second = ""] = names;
  const file = { type: "image/webp", cache: "" };
  s3.files.set(`shop/${first}`, { bytes: Buffer.from("half"), ...file });
  s3.files.set(`shop/${second}`, { bytes: Buffer.from("another 1"), ...file });
  await expect(moveUploads("to-bucket", places, { removes: true })).rejects.toThrow(`${second} differs`);
  expect(s3.files.get(`shop/${first}`)?.bytes.toString()).toBe("picture 0");
  expect(readFileSync(join(folder, second), "utf8")).toBe("picture 1");
});

it("brings all of them back to the disk, and leaves what is not the shop's", async () => {
  await moveUploads("to-bucket", places, { removes: true });
  s3.files.set("other/readme.txt", { bytes: Buffer.from("x"), type: "text/plain", cache: "" });
  expect(await moveUploads("to-disk", places, { removes: true })).toMatchObject({ copied: 23, removed: 23 });
  expect(readdirSync(folder).sort()).toEqual(names);
  expect(readFileSync(join(folder, names[9] ?? ""), "utf8")).toBe("picture 9");
  expect([...s3.files.keys()]).toEqual(["other/readme.txt"]);
});
