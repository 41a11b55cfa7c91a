import { createHash } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import type { PoolClient } from "pg";
import { limits } from "../../contract/limits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { OwnPhoto } from "../../contract/review-photos";
import { named } from "../../platform/db/named";
import { transaction } from "../../platform/db/pool";
import { removePicture } from "../../platform/files/pictures";
import { lockShopper } from "../lock-shopper";
import { type OwnRow, ownColumns, presentOwn } from "./columns";

/** Stores the files; called only where there is room for one more photo. */
export type Store = (bytes: Buffer) => Promise<{ url: string; width: number; height: number }>;
type Adding = { customerId: string; reviewId: string; bytes: Buffer };
type Row = { id: string; reviewId: string; productId: string; customerId: string; digest: string };

const insert = named<Row & { url: string; width: number; height: number }>(
  "review-photo-add",
  `insert into shop_review_photo (id, review_id, product_id, customer_id, digest, url, width, height)
   values (:id, :reviewId, :productId, :customerId, :digest, :url, :width, :height)`,
);

/**
 * The product of the shopper's own review, and the photo of this digest if it has it already. Locks the shopper: of
 * photos that are added at once each counts those before it. 404 for another person's review, 409 without room.
 */
async function lookAt(
  client: PoolClient,
  { customerId, reviewId, digest }: Pick<Row, "customerId" | "reviewId" | "digest">,
): Promise<{ productId: string; existing: OwnPhoto | undefined }> {
  await lockShopper(client, customerId);
  const {
    rows: [review],
  } = await client.query<{ productId: string; has: number }>({
    name: "review-photo-room",
    text: `select r.product_id as "productId",
             (select count(*)::integer from shop_review_photo p where p.review_id = r.id and p.url is not null) as has
           from review r where r.id = $1 and r.customer_id = $2 and r.deleted_at is null`,
    values: [reviewId, customerId],
  });
  if (!review) throw refuse.notFound(messages.reviewNotFound);
  const {
    rows: [existing],
  } = await client.query<OwnRow>({
    name: "review-photo-same",
    text: `select ${ownColumns} from shop_review_photo p where p.review_id = $1 and p.digest = $2`,
    values: [reviewId, digest],
  });
  if (!existing && review.has >= limits.reviewPhotos)
    throw refuse.conflict("photos_full", messages.photosFull(limits.reviewPhotos));
  return { productId: review.productId, existing: existing && presentOwn(existing) };
}

/**
 * Adds a photo to the shopper's own review. The same file once more, by a second press or after a lost reply, is the
 * photo that there is. The files are made outside of a transaction, as that takes long; where it then turns out that
 * there is no room for them, or the account is gone, they are deleted.
 */
export async function addPhoto({ customerId, reviewId, bytes }: Adding, store: Store): Promise<OwnPhoto> {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const place = { customerId, reviewId, digest };
  const { existing } = await transaction((client) => lookAt(client, place));
  if (existing) return existing;
  const stored = await store(bytes);
  try {
    const photo = await transaction(async (client) => {
      const { productId, existing: other } = await lookAt(client, place);
      if (other) return other;
      const id = generateEntityId(undefined, "photo");
      await client.query(insert({ ...place, ...stored, id, productId }));
      const { existing: added } = await lookAt(client, place);
      if (!added) throw refuse.unavailable();
      return added;
    });
    if (photo.url !== stored.url) await removePicture(stored.url);
    return photo;
  } catch (error) {
    await removePicture(stored.url);
    throw error;
  }
}
