import { utc } from "./utc";

/** True for a photo `p` that everybody sees, if its review is shown. */
const isApproved = "p.state = 'approved'";

const photosOf = (fields: string, condition: string) => `coalesce((
  select json_agg(json_build_object('_id', p.id, 'url', p.url, 'width', p.width, 'height', p.height${fields})
    order by p.added_at, p.id)
  from shop_review_photo p where p.review_id = r.id${condition}), '[]'::json) as photos`;

/** The approved photos of `r`, a review. */
export const photosColumn = photosOf("", ` and ${isApproved}`);

/** All photos of `r`, as staff see them. */
export const staffPhotosColumn = photosOf(
  `, 'addedAt', ${utc("p.added_at")}, 'state', p.state,
  'reason', p.reason, 'decidedBy', p.decided_by, 'version', p.version::text`,
  "",
);

/** True if `r`, a review, has a photo that meets the condition. */
export const hasPhoto = (condition: string): string =>
  `exists (select from shop_review_photo p where p.review_id = r.id and ${condition})`;

/** True if `r`, a review of this product, has an approved photo: those of the product are read once, however many reviews it has. */
export const hasApprovedPhoto = (product: string): string =>
  `r.id in (select p.review_id from shop_review_photo p where p.product_id = ${product} and ${isApproved})`;
