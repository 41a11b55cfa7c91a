import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../src/contract/messages";
import type { OwnPhoto } from "../src/contract/review-photos";
import { renditionsOf } from "../src/platform/files/picture-names";
import { aProduct } from "./support/a-product";
import type { Signed } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";

/** The number of a picture's files. */
const renditions = renditionsOf("p").length;

let shop: Shop;
let admin: Signed;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const aToy = async (title = `Pictured toy ${randomUUID().slice(0, 8)}`) =>
  (await shop.call("adminAddProduct", { body: aProduct({ title }) }, admin)).body.data._id;

async function reviewBy(author: Person, productId: string, reviewValue = 5): Promise<string> {
  const body = { productId, userId: author.id, reviewMessage: "As in the picture", reviewValue };
  return (await shop.call("addReview", { body }, author)).body.data._id;
}

let shade = 0;
/** A picture that no earlier one is the same as. */
function aPicture(): Promise<Buffer> {
  shade += 1;
  const background = { r: shade % 256, g: 90, b: Math.floor(shade / 256) };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .withMetadata({ exif: { IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "17/1 41/1 0/1" } } })
    .toBuffer();
}

function send(reviewId: string, bytes: Buffer | string, as?: Signed) {
  const form = new FormData();
  form.append("file", new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), "photo.jpg");
  return shop.send<{ data: OwnPhoto; code?: string; message?: string }>(
    "POST",
    `/api/shop/review-photos/${reviewId}`,
    { body: form, as },
  );
}

type Pictured = { author: Person; productId: string; reviewId: string; photo: OwnPhoto & { url: string } };

async function aPhoto(author?: Person, productId?: string): Promise<Pictured> {
  const by = author ?? (await shop.shopper());
  const of = productId ?? (await aToy());
  const reviewId = await reviewBy(by, of);
  const { status, body } = await send(reviewId, await aPicture(), by);
  expect(status).toBe(201);
  return { author: by, productId: of, reviewId, photo: body.data as Pictured["photo"] };
}

const approve = (id: string, version = "1", as = admin) =>
  shop.call("adminApproveReviewPhoto", { params: { id }, body: { version } }, as);
const refusePhoto = (id: string, reason: string, version = "1", as = admin) =>
  shop.call("adminRefuseReviewPhoto", { params: { id }, body: { reason, version } }, as);
const shown = async (productId: string, query: { withPhotos?: "true"; stars?: string } = {}) =>
  (await shop.call("getReviews", { params: { productId }, query })).body;
const strip = async (productId: string) =>
  (await shop.call("getReviewPhotos", { params: { productId } })).body;
const mine = async (productId: string, as: Signed) =>
  (await shop.call("getMyReviewPhotos", { params: { productId } }, as)).body.data;
const staffs = async (productId: string) =>
  (await shop.call("adminGetReviews", { query: { productId } }, admin)).body.data;
const remove = (photoId: string, as: Signed) => shop.call("removeReviewPhoto", { params: { photoId } }, as);

const filesOnDisk = () => {
  const folder = join(shop.dataDir, "files");
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith("p")) : [];
};
const filesOf = (url: string) => {
  const stem = url.replace("/files/", "").replace("-1080.webp", "");
  return filesOnDisk().filter((name) => name.startsWith(stem));
};
/** The files are deleted by the outbox, a moment after their photo. */
const filesGone = (url: string) => expect.poll(() => filesOf(url)).toEqual([]);

/** Files beside those of a photo that are as old as these, of no photo. */
function unknownLike(url: string): string {
  const stem = `p${randomUUID().replaceAll("-", "").slice(0, 24)}`;
  const folder = join(shop.dataDir, "files");
  for (const name of filesOf(url))
    copyFileSync(join(folder, name), join(folder, stem + name.slice(stem.length)));
  return `/files/${stem}-1080.webp`;
}

function makeOld(url: string) {
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  for (const name of filesOf(url)) utimesSync(join(shop.dataDir, "files", name), yesterday, yesterday);
}

describe("a photo of a review", () => {
  it("is its author's alone until staff approve it, and then everybody's", async () => {
    const { author, productId, reviewId, photo } = await aPhoto();
    const other = await shop.shopper();
    expect(photo).toMatchObject({ reviewId, productId, state: "pending", reason: null });
    expect(photo.url).toMatch(/^\/files\/p[0-9a-f]{24}-1080\.webp$/);
    expect(await shown(productId)).toMatchObject({
      data: [{ photos: [] }],
      photos: { newest: [], total: 0, reviews: 0 },
    });
    expect((await strip(productId)).data).toEqual([]);
    expect(await mine(productId, other)).toEqual([]);
    expect((await mine(productId, author)).map(({ _id }) => _id)).toEqual([photo._id]);
    expect((await shop.call("getMyReviewPhotos", { params: { productId } })).status).toBe(401);
    expect((await approve(photo._id, "1", author)).status).toBe(403);

    const decided = await approve(photo._id);
    expect([decided.status, decided.body.message]).toEqual([200, messages.photoApproved.in("en")]);
    const { _id, url, width, height } = photo;
    const picture = { _id, url, width, height };
    const ofShopper = { ...picture, reviewId, userName: author.userName };
    expect(await shown(productId)).toMatchObject({
      data: [{ _id: reviewId, photos: [picture] }],
      photos: { newest: [ofShopper], total: 1, reviews: 1 },
    });
    expect(await strip(productId)).toMatchObject({ data: [ofShopper], meta: { total: 1, pages: 1 } });
  });

  it("loses where and with what it was taken, and is kept by nobody for long", async () => {
    const { photo } = await aPhoto();
    const reply = await fetch(shop.url + photo.url);
    expect(reply.headers.get("cache-control")).toBe("public, max-age=3600");
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes("Secret Camera")).toBe(false);
    expect(filesOf(photo.url)).toHaveLength(renditions);
  });

  it("is one photo however often the same file is sent", async () => {
    const { author, reviewId, productId } = await aPhoto();
    const before = filesOnDisk().length;
    const bytes = await aPicture();
    const replies = await Promise.all(Array.from({ length: 3 }, () => send(reviewId, bytes, author)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await mine(productId, author)).toHaveLength(2);
    expect(filesOnDisk().length - before).toBe(renditions);
  });

  it("is one of four at most, also when six are sent at once, and those that are too many leave no file", async () => {
    const author = await shop.shopper();
    const productId = await aToy();
    const reviewId = await reviewBy(author, productId);
    const before = filesOnDisk().length;
    const pictures = await Promise.all(Array.from({ length: 6 }, aPicture));
    const replies = await Promise.all(pictures.map((bytes) => send(reviewId, bytes, author)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "photos_full",
      message: messages.photosFull(4).in("en"),
    });
    expect(filesOnDisk().length - before).toBe(4 * renditions);
    const [first] = await mine(productId, author);
    expect((await remove(first?._id ?? "", author)).status).toBe(200);
    expect((await send(reviewId, await aPicture(), author)).status).toBe(201);
    await filesGone(first?.url ?? "");
  });

  it("is added to one's own review only, and removed by its author only", async () => {
    const { author, reviewId, photo } = await aPhoto();
    const other = await shop.shopper();
    const before = filesOnDisk();
    expect((await send(reviewId, await aPicture(), other)).status).toBe(404);
    expect((await send(reviewId, await aPicture())).status).toBe(401);
    expect((await send(reviewId, await aPicture(), admin)).status).toBe(403);
    expect((await remove(photo._id, other)).status).toBe(404);
    expect(filesOnDisk()).toEqual(before);
    expect((await remove(photo._id, author)).status).toBe(200);
    expect((await remove(photo._id, author)).status).toBe(404);
    await filesGone(photo.url);
    expect((await fetch(shop.url + photo.url)).status).toBe(404);
  });

  const heic = Buffer.concat([Buffer.from("00000018", "hex"), Buffer.from("ftypheic")]);
  const cases: Array<[string, () => Promise<Buffer | string> | Buffer | string, number]> = [
    ["a text", () => "no picture at all", 415],
    ["an SVG with a script", () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
    ["a HEIC", () => heic, 415],
    ["a picture that breaks off", async () => (await aPicture()).subarray(0, 120), 415],
    ["9 MB", () => Buffer.alloc(9 * 1024 * 1024, 1), 413],
  ];
  it.each(cases)(
    "that is %s is refused with one sentence and keeps nothing",
    async (_name, make, expected) => {
      const author = await shop.shopper();
      const productId = await aToy();
      const reviewId = await reviewBy(author, productId);
      const before = filesOnDisk();
      const { status, body } = await send(reviewId, await make(), author);
      expect(status).toBe(expected);
      expect(body.message).toMatch(/^[^.]+\.?$/);
      expect(filesOnDisk()).toEqual(before);
      expect(await mine(productId, author)).toEqual([]);
    },
  );
});

describe("the reviews with photos", () => {
  it("are a list of their own, also among those with as many stars", async () => {
    const productId = await aToy();
    const { reviewId, photo } = await aPhoto(undefined, productId);
    await reviewBy(await shop.shopper(), productId, 5);
    await reviewBy(await shop.shopper(), productId, 2);
    expect((await shown(productId, { withPhotos: "true" })).data).toEqual([]);
    await approve(photo._id);
    const pictured = await shown(productId, { withPhotos: "true" });
    expect(pictured).toMatchObject({ data: [{ _id: reviewId }], meta: { total: 1, pages: 1 } });
    expect(pictured.histogram.map(({ count }) => count)).toEqual([2, 0, 0, 1, 0]);
    expect((await shown(productId, { withPhotos: "true", stars: "2" })).meta.total).toBe(0);
    expect((await shown(productId, { withPhotos: "true", stars: "5" })).meta.total).toBe(1);
    expect((await shown(productId)).meta.total).toBe(3);
  });

  it("are found, and stars counted, in an index that has the reviews of each number of stars together", async () => {
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    const plan = await transaction(async (client) => {
      await client.query("set local enable_seqscan = off; set local enable_sort = off");
      return client.query(
        `explain select rating, count(*) from review
         where product_id = 'prod' and deleted_at is null and not is_hidden group by rating order by rating`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain("Index Only Scan using review_by_stars");
  });

  it("show no photo of a review that is hidden", async () => {
    const { productId, reviewId, photo } = await aPhoto();
    await approve(photo._id);
    const hide = (hidden: boolean) =>
      shop.call("adminModerateReview", { params: { id: reviewId }, body: { hidden } }, admin);
    await hide(true);
    expect((await strip(productId)).data).toEqual([]);
    expect((await shown(productId)).photos).toEqual({ newest: [], total: 0, reviews: 0 });
    await hide(false);
    expect((await strip(productId)).meta.total).toBe(1);
  });
});

describe("staff", () => {
  it("find what waits, by a filter and a count, and the log says who approved it", async () => {
    const pending = async () => (await shop.call("getDashboard", {}, admin)).body.data.photosPending ?? 0;
    const before = await pending();
    const { productId, reviewId, photo } = await aPhoto();
    expect(await pending()).toBe(before + 1);
    const list = async (photos: "pending" | "approved") =>
      (await shop.call("adminGetReviews", { query: { productId, photos } }, admin)).body;
    expect(await list("pending")).toMatchObject({
      data: [{ _id: reviewId, photos: [{ _id: photo._id, state: "pending", version: "1" }] }],
      meta: { total: 1 },
    });
    expect((await list("approved")).meta.total).toBe(0);
    await approve(photo._id);
    expect(await pending()).toBe(before);
    expect((await list("approved")).data[0]?.photos[0]).toMatchObject({ state: "approved", version: "2" });
    const log = (await shop.call("adminGetAuditLog", { query: {} }, admin)).body.data;
    const entry = log.find(({ thingId }) => thingId === photo._id);
    expect(entry).toMatchObject({ route: "adminApproveReviewPhoto" });
    expect((await staffs(productId))[0]?.photos[0]?.decidedBy).toBe(entry?.adminName);
  });

  it("refuse with a reason that the author reads, and the files are gone", async () => {
    const { author, productId, photo, reviewId } = await aPhoto();
    await approve(photo._id);
    expect((await refusePhoto(photo._id, "  ", "2")).status).toBe(422);
    expect((await refusePhoto(photo._id, "It shows a child's face", "2")).status).toBe(200);
    expect((await strip(productId)).data).toEqual([]);
    expect(await mine(productId, author)).toMatchObject([
      { _id: photo._id, state: "refused", reason: "It shows a child's face", url: null },
    ]);
    await filesGone(photo.url);
    const late = await approve(photo._id, "3");
    expect([late.status, late.body]).toMatchObject([409, { code: "photo_refused" }]);
    // What was refused makes room for others.
    const more = await Promise.all(
      Array.from({ length: 4 }, async () => send(reviewId, await aPicture(), author)),
    );
    expect(more.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });

  it("may approve a photo twice at once, and of an approval and a refusal at once the second is told", async () => {
    const first = await aPhoto();
    const both = await Promise.all([approve(first.photo._id), approve(first.photo._id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await staffs(first.productId))[0]?.photos[0]).toMatchObject({ state: "approved", version: "2" });
    const second = await aPhoto();
    const either = await Promise.all([
      approve(second.photo._id),
      refusePhoto(second.photo._id, "It shows something else"),
    ]);
    expect(either.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(either.find(({ status }) => status === 409)?.body).toMatchObject({ code: "edit_conflict" });
  });
});

describe("the files of photos", () => {
  it("go with the account, and are told to its owner before", async () => {
    const { author, productId, photo } = await aPhoto();
    await approve(photo._id);
    const { data } = (await shop.call("getOwnData", {}, author)).body;
    expect(data.reviewPhotos).toMatchObject([{ _id: photo._id, state: "approved", url: photo.url }]);
    const gone = await shop.call("deleteAccount", { body: { password: author.password } }, author);
    expect(gone.status).toBe(200);
    await filesGone(photo.url);
    const left = await shown(productId);
    expect(left.data).toHaveLength(1);
    expect(left).toMatchObject({ data: [{ photos: [] }], photos: { total: 0 } });
  });

  it("stay when the author rewrites the review, and go when the review is deleted", async () => {
    const { author, productId, reviewId, photo } = await aPhoto();
    await approve(photo._id);
    expect(await reviewBy(author, productId, 3)).toBe(reviewId);
    expect((await shown(productId)).data[0]?.photos).toHaveLength(1);
    await shop.query({ text: "update review set deleted_at = now() where id = $1", values: [reviewId] });
    expect(await mine(productId, author)).toEqual([]);
    await filesGone(photo.url);
  });

  it("go with their product within the hour, and so do files that no photo names, if they are not new", async () => {
    const tidy = loadBackend<typeof import("../src/jobs/tidy-queues")>("./jobs/tidy-queues").default;
    const kept = await aPhoto();
    const { author, productId, photo } = await aPhoto();
    expect((await shop.call("adminDeleteProduct", { params: { id: productId } }, admin)).status).toBe(200);
    // As of an upload that broke off, or after a restore: files that nobody knows.
    const [old, recent] = [unknownLike(kept.photo.url), unknownLike(kept.photo.url)];
    makeOld(old);
    makeOld(kept.photo.url);
    await tidy();
    expect([kept.photo.url, old, recent].map((url) => filesOf(url).length)).toEqual([
      renditions,
      0,
      renditions,
    ]);
    await filesGone(photo.url);
    expect((await shop.call("getOwnData", {}, author)).body.data.reviewPhotos).toEqual([]);
  });
});
