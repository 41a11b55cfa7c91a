import { readdirSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isSafePath } from "../src/contract/rules";
import { asBrowserOf } from "./support/call";
import { hostileLinks } from "./support/hostile-links";
import {
  animation,
  foldedZeros,
  jpegClaiming,
  pngClaiming,
  pngWith,
  small,
} from "./support/hostile-pictures";
import { openShop, type Shop } from "./support/open-shop";
import { sendRaw } from "./support/request";
import { type Ids, samples } from "./support/samples";

let shop: Shop;
let admin: { token: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const uploads = () => `${shop.url}/api/admin/uploads`;
const asAdmin = () => asBrowserOf(admin);

function send(form: FormData) {
  return shop.send<{ message: string; data: { url: string; width: number; height: number } }>(
    "POST",
    "/api/admin/uploads",
    { body: form, as: admin },
  );
}

function upload(bytes: Buffer, name = "a.png") {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), name);
  return send(form);
}

/** Entries next to the shop's own folders: a name that leads upwards would show up here. */
const everything = () =>
  readdirSync(shop.dataDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file !== "files")
    .sort();
const stored = async (url: string) => Buffer.from(await (await fetch(shop.url + url)).arrayBuffer());

describe("a picture that claims or hides too much", () => {
  const cases: [string, () => Promise<Buffer>, number][] = [
    ["a PNG that claims ten thousand million pixels", () => pngClaiming(100_000, 100_000), 422],
    ["a PNG that claims the largest sides there are", () => pngClaiming(0x7fffffff, 0x7fffffff), 415],
    ["a PNG without a side", () => pngClaiming(0, 30), 415],
    ["a PNG whose header claims more than it holds", () => pngClaiming(4_000, 4_000), 415],
    ["a JPEG that claims all that a JPEG can", () => jpegClaiming(65_000, 65_000), 422],
    ["a line of 50 million pixels", () => pngClaiming(50_000_000, 1), 422],
  ];
  it.each(cases)("is refused: %s", async (_name, make, expected) => {
    const before = everything();
    const { status, body } = await upload(await make());
    expect([status, body.message]).toEqual([expected, expect.stringMatching(/picture|pixels/)]);
    expect(everything()).toEqual(before);
  });

  it("is unfolded no further than its picture: sixty megabytes of comment in as many kilobytes", async () => {
    const before = process.memoryUsage().rss;
    const { status } = await upload(await pngWith("zTXt", foldedZeros()));
    expect([201, 415]).toContain(status);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  it("is stored as one still, where it moves", async () => {
    const { status, body } = await upload(await animation());
    expect([status, body.data.width, body.data.height]).toEqual([201, 16, 16]);
    expect((await sharp(await stored(body.data.url)).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ["a script in its comment", "tEXt", "Comment\0<script>alert(1)</script>"],
    ["a page in its profile", "iTXt", "XML:com.adobe.xmp\0\0\0\0\0<svg onload=alert(1)>"],
    ["a program behind its header", "prVt", "<?php system($_GET['c']); ?>"],
  ])("is stored without %s", async (_what, type, text) => {
    const { status, body } = await upload(await pngWith(type, Buffer.from(text)));
    expect(status).toBe(201);
    expect((await stored(body.data.url)).toString("latin1")).not.toMatch(/script|onload|php/);
  });

  it("is stored without the archive that stands behind it", async () => {
    const zip = Buffer.from("504b030414000000080000000000", "hex");
    const { body } = await upload(Buffer.concat([await small().jpeg().toBuffer(), zip]));
    expect((await stored(body.data.url)).includes(zip)).toBe(false);
  });
});

describe("an upload with an odd form", () => {
  it.each([
    "../../../../tmp/owned.png",
    "..\\..\\owned.png",
    "/etc/cron.d/owned",
    "a\u0000.png",
    "a.php",
    ".htaccess",
    "CON.png",
    "x".repeat(5_000),
    'a".png\r\nContent-Type: text/html',
    "नमस्ते🙂.png",
  ])("keeps nothing of the name %j", async (name) => {
    const before = new Set(everything());
    const { status } = await upload(await small().png().toBuffer(), name);
    expect(status).toBe(201);
    const added = everything().filter((file) => !before.has(file));
    expect(added).toHaveLength(9);
    for (const file of added)
      expect(file).toMatch(
        /^files[\\/]u[0-9a-f]{24}-((160|1440)\.webp|640\.jpg|(320|640|1080)\.(avif|webp))$/,
      );
  });

  it("is refused at once where sixty megabytes are announced", async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(uploads(), {
        method: "POST",
        headers: {
          ...asAdmin(),
          "content-type": "multipart/form-data; boundary=x",
          "content-length": 60 * 1024 * 1024,
        },
      });
      request.once("response", (response) => resolve(response.statusCode)).once("error", reject);
      request.write("--x\r\n");
    });
    expect(status).toBe(413);
  });

  it("is refused as soon as it is too long where nothing is announced", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 60) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const reply = await sendRaw(uploads(), {
      method: "POST",
      headers: { ...asAdmin(), "content-type": "multipart/form-data; boundary=x" },
      body: endless,
      duplex: "half",
    } as RequestInit).catch(() => undefined);
    // A client that keeps writing may find the connection cut before it reads the response.
    expect([413, undefined]).toContain(reply?.status);
    expect((await shop.send("GET", "/api/health")).status).toBe(200);
  });

  it.each([
    ["no boundary", "multipart/form-data", "--x\r\n\r\n--x--"],
    ["a boundary of another", "multipart/form-data; boundary=y", "--x\r\n\r\n--x--"],
    ["an endless header", "multipart/form-data; boundary=x", `--x\r\nA: ${"a".repeat(200_000)}`],
    [
      "ten thousand parts",
      "multipart/form-data; boundary=x",
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000)}--x--`,
    ],
    [
      "a part in a part",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y--\r\n--x--',
    ],
  ])("is refused with %s", async (_what, type, body) => {
    const reply = await sendRaw(uploads(), {
      method: "POST",
      headers: { ...asAdmin(), "content-type": type },
      body,
    });
    expect([400, 415, 422]).toContain(reply.status);
    expect(reply.json).toMatchObject({ success: false });
  });

  it("takes the first of two files, and no more than one", async () => {
    const form = new FormData();
    for (const side of [20, 30])
      form.append("file", new Blob([new Uint8Array(await small(side, side).png().toBuffer())]), "a.png");
    const { status, body } = await send(form);
    expect([status, body.data.width]).toEqual([201, 20]);
  });
});

describe("a request that is made to be work", () => {
  /** A neighbour's call that is under way meanwhile. */
  async function beside(path: string, init: RequestInit) {
    const [reply, neighbour] = await Promise.all([
      sendRaw(shop.url + path, init),
      shop.call("getProducts", { query: { limit: "1" } }),
    ]);
    expect(neighbour.status).toBe(200);
    expect(reply.json).toMatchObject({ success: false });
    return { status: reply.status, errors: (reply.json as { errors?: unknown[] }).errors };
  }
  const json = { "content-type": "application/json" };
  const charge = (body: string) =>
    beside("/api/shipping/calculate-shipping", { method: "POST", headers: json, body });
  const cartOf = (items: number) =>
    JSON.stringify({ deliveryPincode: "411001", cartItems: Array(items).fill({}) });

  it("is refused with fifteen thousand bytes of one parameter, again and again", async () => {
    expect(await beside(`/api/shop/products/get?${"a&".repeat(7_300)}a`, {})).toMatchObject({ status: 422 });
  });

  it("is refused by weight where anyone may send it, and told at most twenty faults where it is light", async () => {
    expect(await charge(cartOf(60_000))).toMatchObject({ status: 413 });
    expect(await charge(cartOf(5_000))).toEqual({ status: 422, errors: [expect.anything()] });
    const { status, errors } = await charge(cartOf(90));
    expect([status, errors?.length]).toEqual([422, 20]);
  });

  it("is refused by the length of its list also where staff may send much", async () => {
    const entries = JSON.stringify({ version: 0, entries: Array(300_000).fill({}) });
    const { status, errors } = await beside("/api/admin/lexicon", {
      method: "PUT",
      headers: { ...json, ...asAdmin() },
      body: entries,
    });
    expect([status, errors?.length]).toEqual([422, 1]);
  });

  it.each([
    ["lists", `{"cartItems":${"[".repeat(8_000)}`],
    ["objects", `{"cartItems":${'{"a":'.repeat(2_000)}1${"}".repeat(2_001)}`],
  ])("is refused with thousands of %s in each other", async (_what, body) => {
    expect(await charge(body)).toMatchObject({ status: 400 });
  });

  it("may quote as many brackets as it likes", async () => {
    const reply = await shop.call("register", {
      body: { userName: "Asha", email: `${"[{".repeat(40)}"\\`, phone: "9876543210", password: "x" },
    });
    expect(reply.status).toBe(422);
  });

  it("is told its status over a line that it still writes to, when it is refused by weight", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (length: number) =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        const headers = { ...json, "content-length": length };
        const request = httpRequest(`${shop.url}/api/auth/login`, { method: "POST", agent, headers });
        request.once("error", reject).once("response", (response) => {
          response.resume().once("end", () => resolve([response.statusCode, response.headers.connection]));
        });
        request.end(Buffer.alloc(length, "a"));
      });
    for (const length of [20_000, 300_000, 3_000_000]) expect(await post(length)).toEqual([413, "close"]);
    expect((await post(10))[0]).toBe(400);
    agent.destroy();
  });
});

describe("a hostile link", () => {
  const slide = () => samples.addSlide.input({} as Ids).body;

  it(`is none of these ${hostileLinks.length} in a slide that is added or changed`, async () => {
    const made = await shop.call("addSlide", { body: slide() }, admin);
    const params = { id: made.body.data._id };
    const taken: string[] = [];
    for (const link of hostileLinks) {
      const added = await shop.call("addSlide", { body: { ...slide(), link } }, admin);
      const edited = await shop.call("editSlide", { params, body: { ...slide(), link } }, admin);
      if (added.status !== 422 || edited.status !== 422 || added.body.errors?.[0]?.field !== "link")
        taken.push(link);
    }
    expect(taken).toEqual([]);
    expect((await shop.call("getSlides", {}, admin)).body.data.map(({ link }) => link)).toEqual(["/listing"]);
  });

  it("is not followed after signing in either", () => {
    expect(hostileLinks.filter((link) => link.length < 500 && isSafePath(link))).toEqual([]);
  });

  it("cannot be the image of a slide, a feature or a product", async () => {
    const foreign = [
      ...hostileLinks,
      "https://evil.example/a-1080.webp",
      "/pictures/../x-1080.webp",
      "/files/x",
    ];
    const taken: string[] = [];
    for (const image of foreign) {
      const replies = await Promise.all([
        shop.call("addSlide", { body: { ...slide(), image } }, admin),
        shop.call("addFeature", { body: { image } }, admin),
      ]);
      if (replies.some(({ status }) => status !== 422)) taken.push(image);
    }
    expect(taken).toEqual([]);
  });
});
