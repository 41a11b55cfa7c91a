import type { Unsent } from "../../contract/messages";
import { recall } from "../../contract/messages/recall";
import type { OwnPhoto, ShopperPhoto } from "../../contract/review-photos";
import { query } from "../../platform/db/pool";
import { type OwnRow, ownColumns, presentOwn } from "./columns";

/** Approved photos of reviews that are shown, of one product. */
const shown = `from shop_review_photo p join review r on r.id = p.review_id
  where p.product_id = $1 and p.state = 'approved' and r.deleted_at is null and not r.is_hidden`;

/** A page of the photos of a product's reviews, the newest first, and how many there are in all. */
export async function readPhotos(
  productId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Unsent<ShopperPhoto>[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    query<ShopperPhoto>({
      name: "review-photos",
      text: `select p.id as "_id", p.url, p.width, p.height, p.review_id as "reviewId", r.user_name as "userName"
             ${shown} order by p.added_at desc, p.id desc limit $2 offset $3`,
      values: [productId, limit, offset],
    }),
    query<{ total: number }>({
      name: "review-photos-count",
      text: `select count(*)::integer as total ${shown}`,
      values: [productId],
    }),
  ]);
  return {
    rows: rows.map((photo) => ({ ...photo, userName: recall(photo.userName) })),
    total: counted?.total ?? 0,
  };
}

/** A shopper's own photos of a product, in the order in which they were added; refused ones too. */
export async function ownPhotos(customerId: string, productId: string): Promise<OwnPhoto[]> {
  const rows = await query<OwnRow>({
    name: "review-photos-own",
    text: `select ${ownColumns} from shop_review_photo p
           where p.customer_id = $1 and p.product_id = $2 order by p.added_at, p.id`,
    values: [customerId, productId],
  });
  return rows.map(presentOwn);
}

/** Every photo of a shopper's reviews, the latest first. */
export async function photosOf(customerId: string): Promise<OwnPhoto[]> {
  const rows = await query<OwnRow>({
    name: "review-photos-of",
    text: `select ${ownColumns} from shop_review_photo p
           where p.customer_id = $1 order by p.added_at desc, p.id`,
    values: [customerId],
  });
  return rows.map(presentOwn);
}

/** How many photos wait for staff, of products that their list of reviews shows. */
export async function countPendingPhotos(): Promise<number> {
  const [row] = await query<{ pending: number }>({
    name: "review-photos-pending",
    text: `select count(*)::integer as pending from shop_review_photo p
             join review r on r.id = p.review_id and r.deleted_at is null
             join catalog_product c on c.product_id = r.product_id and c.published
           where p.state = 'pending'`,
  });
  return row?.pending ?? 0;
}
