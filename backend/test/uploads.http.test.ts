import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { previewPicture, smallestPicture, zoomPicture } from "../src/contract/pictures";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: { token: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const colour = { r: 200, g: 120, b: 30 };
const picture = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

function upload(bytes: Buffer | string, name = "a.png", type = "image/png", as = admin) {
  const form = new FormData();
  form.append("file", new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], { type }), name);
  return shop.send<{ data: { url: string; width: number; height: number } }>("POST", "/api/admin/uploads", {
    body: form,
    as,
  });
}
const filesOnDisk = () => {
  try {
    return readdirSync(join(shop.dataDir, "files"));
  } catch {
    return [];
  }
};

describe("an uploaded picture", () => {
  it.each(["png", "jpeg", "webp", "avif"] as const)(
    "of type %s is encoded anew at three widths, and once as a small file",
    async (format) => {
      const { status, body } = await upload(await picture().toFormat(format).toBuffer(), "ünï code.PNG.exe");
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ width: 1080, height: 810 });
      expect(body.data.url).toMatch(/^\/files\/u[0-9a-f]{24}-1080\.webp$/);
      for (const width of [320, 640, 1080]) {
        for (const kind of ["avif", "webp"]) {
          const response = await fetch(shop.url + body.data.url.replace("-1080.webp", `-${width}.${kind}`));
          expect([response.status, response.headers.get("content-type")]).toEqual([200, `image/${kind}`]);
          expect(response.headers.get("x-content-type-options")).toBe("nosniff");
          expect(response.headers.get("content-security-policy")).toContain("sandbox");
          expect(response.headers.get("cache-control")).toContain("immutable");
          const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
          expect(facts.width).toBe(width);
        }
      }
      const small = await fetch(shop.url + smallestPicture(body.data.url));
      expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(160);
      const large = await fetch(shop.url + zoomPicture(body.data.url));
      expect((await sharp(Buffer.from(await large.arrayBuffer())).metadata()).width).toBe(1440);
      const preview = await fetch(shop.url + previewPicture(body.data.url));
      expect(preview.headers.get("content-type")).toBe("image/jpeg");
      const facts = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
      expect([facts.format, facts.width]).toEqual(["jpeg", 640]);
    },
  );

  it.each([
    ["the smallest", smallestPicture, 320],
    ["the one to zoom into", zoomPicture, 1080],
    ["the one for previews of links", previewPicture, 640],
  ])(
    "has the next file in place of %s, which an earlier version did not write",
    async (_, addressOf, width) => {
      const { body } = await upload(await picture().png().toBuffer());
      const address = addressOf(body.data.url);
      await rm(join(shop.dataDir, address));
      const response = await fetch(shop.url + address);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    },
  );

  it("waits for those before it, a few of them: one more is told to come again, and none is lost", async () => {
    const bytes = await picture(1200, 900).png().toBuffer();
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await upload(bytes)).status));
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
    expect((await upload(bytes)).status).toBe(201);
  });

  it("loses where and with what it was taken, and stands upright", async () => {
    const bytes = await picture(400, 200)
      .jpeg()
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "17/1 41/1 0/1" } },
      })
      .toBuffer();
    const { body } = await upload(bytes);
    expect(body.data).toMatchObject({ width: 200, height: 400 });
    const stored = Buffer.from(await (await fetch(shop.url + body.data.url)).arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes("Secret Camera")).toBe(false);
  });

  it("is not blown up when it is small", async () => {
    const { body } = await upload(await picture(100, 80).png().toBuffer());
    expect(body.data).toMatchObject({ width: 100, height: 80 });
  });

  it("can be a product's picture at once", async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const slide = { title: "S", cta: "Go", link: "/", image: body.data.url, bg: "gradient-mint" as const };
    expect((await shop.call("addSlide", { body: slide }, admin)).status).toBe(201);
  });
});

describe("a hostile file", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const html = "<!doctype html><script>alert(1)</script>";
  const png = Buffer.from("89504e470d0a1a0a", "hex");
  const cases: Array<[string, () => Promise<Buffer | string> | Buffer | string, number]> = [
    ["an SVG with a script", () => svg, 415],
    ["HTML called .png", () => html, 415],
    ["a GIF", async () => picture(10, 10).gif().toBuffer(), 415],
    ["a TIFF", async () => picture(10, 10).tiff().toBuffer(), 415],
    ["a PDF", () => "%PDF-1.7\n1 0 obj<</Type/Catalog>>", 415],
    ["a PHP script", () => "<?php system($_GET['c']); ?>", 415],
    ["a shell script", () => "#!/bin/sh\nrm -rf /", 415],
    ["an executable", () => Buffer.from("7f454c4602010100", "hex"), 415],
    ["a ZIP", () => Buffer.from("504b0304140000000800", "hex"), 415],
    ["nothing", () => "", 415],
    ["one NUL", () => "\0", 415],
    ["a PNG's first bytes alone", () => png, 415],
    ["a PNG's first bytes before HTML", () => Buffer.concat([png, Buffer.from(html)]), 415],
    ["a PNG that breaks off", async () => (await picture(300, 300).png().toBuffer()).subarray(0, 200), 415],
    ["a JPEG that breaks off", async () => (await picture().jpeg().toBuffer()).subarray(0, 900), 415],
    ["a RIFF that is sound", () => "RIFF\x24\0\0\0WAVEfmt ", 415],
    ["an MP4", () => Buffer.concat([Buffer.from("00000018", "hex"), Buffer.from("ftypmp42")]), 415],
    ["a HEIC", () => Buffer.concat([Buffer.from("00000018", "hex"), Buffer.from("ftypheic")]), 415],
    [
      "an AVIF's first bytes alone",
      () => Buffer.concat([Buffer.from("00000018", "hex"), Buffer.from("ftypavif")]),
      415,
    ],
    ["a bomb of 49 million pixels", async () => picture(7_000, 7_000).png().toBuffer(), 422],
    ["9 MB", () => Buffer.alloc(9 * 1024 * 1024, 1), 413],
  ];

  it.each(cases)("that is %s is refused and leaves nothing behind", async (_name, make, expected) => {
    const before = filesOnDisk();
    const { status, body } = await upload(await make());
    expect(status).toBe(expected);
    expect(body).toMatchObject({ success: false });
    expect(filesOnDisk()).toEqual(before);
  });

  it("that is a picture with a script behind it is served without the script", async () => {
    const { status, body } = await upload(
      Buffer.concat([await picture(64, 64).png().toBuffer(), Buffer.from(html)]),
    );
    expect(status).toBe(201);
    const stored = Buffer.from(await (await fetch(shop.url + body.data.url)).arrayBuffer());
    expect(stored.includes("script")).toBe(false);
  });

  it.each(["..%2f..%2fetc%2fpasswd", "..", ".hidden", "a.svg", "a.html", "a-1080.webp%00.html", ""])(
    "cannot be asked for as /files/%s",
    async (name) => {
      const response = await fetch(`${shop.url}/files/${name}`);
      expect(response.status).toBe(404);
    },
  );

  it("is not even looked at from guests and shoppers, or without a form", async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    expect((await upload(bytes, "a.png", "image/png", { token: "x" })).status).toBe(401);
    expect((await upload(bytes, "a.png", "image/png", await shop.shopper())).status).toBe(403);
    const bare = await shop.send("POST", "/api/admin/uploads", { as: admin, body: { file: "x" } });
    expect(bare.status).toBe(415);
    const broken = await shop.send("POST", "/api/admin/uploads", {
      as: admin,
      body: "nonsense",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(broken.status).toBe(400);
    const form = new FormData();
    form.append("file", "text in place of a file");
    expect((await shop.send("POST", "/api/admin/uploads", { as: admin, body: form })).status).toBe(422);
  });
});
