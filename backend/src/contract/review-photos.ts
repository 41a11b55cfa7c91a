import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Id, IdOrSlug, paging, Reason, Timestamp } from "./fields";
import { photoStates } from "./photo-states";

export const PhotoState = z.enum(photoStates);

/** A photo that staff have approved. `url` is that of its largest rendition (`pictures.ts`); the sides are in pixels. */
export const ReviewPhoto = z.object({ _id: Id, url: z.string(), width: z.int(), height: z.int() });
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

/** The same beside those of other reviews of its product. */
export const ShopperPhoto = ReviewPhoto.extend({ reviewId: Id, userName: z.string() });
export type ShopperPhoto = z.infer<typeof ShopperPhoto>;

/** A photo as its author sees it. */
export const OwnPhoto = ReviewPhoto.extend({
  /** Null: refused, and deleted. */
  url: z.string().nullable(),
  reviewId: Id,
  productId: Id,
  addedAt: Timestamp,
  state: PhotoState,
  /** Why the shop does not show it. */
  reason: z.string().nullable(),
});
export type OwnPhoto = z.infer<typeof OwnPhoto>;

/** A photo as staff see it. */
export const StaffPhoto = OwnPhoto.omit({ reviewId: true, productId: true }).extend({
  decidedBy: z.string().nullable(),
  version: Version,
});
export type StaffPhoto = z.infer<typeof StaffPhoto>;

const staff = { access: "admin", permission: "catalogue" } as const;
const params = z.object({ id: Id });
const reply = ok({ data: StaffPhoto });

export const reviewPhotos = endpoints({
  /** The same file twice is one photo. 409 `photos_full` when the review has its four. */
  addReviewPhoto: {
    method: "POST",
    path: "/api/shop/review-photos/:reviewId",
    access: "shopper",
    list: "account",
    summary:
      "Add a photo to one's own review: PNG, JPEG, WebP or AVIF (≤ 8 MB, field `file`); others see it when staff have approved it",
    params: z.object({ reviewId: Id }),
    bodyKind: "multipart",
    response: ok({ data: OwnPhoto }),
    status: 201,
  },

  getReviewPhotos: {
    method: "GET",
    path: "/api/shop/review-photos/:productId",
    access: "guest",
    list: "account",
    summary: "The photos of all reviews of a product, the newest first",
    params: z.object({ productId: IdOrSlug }),
    query: z.object(paging),
    response: ok({ data: z.array(ShopperPhoto), meta: Meta }),
  },

  /** Apart from the reviews, which are the same for everybody. */
  getMyReviewPhotos: {
    method: "GET",
    path: "/api/shop/my-review-photos/:productId",
    access: "shopper",
    list: "account",
    summary: "The caller's own photos of a product, with what the shop has decided about each",
    params: z.object({ productId: IdOrSlug }),
    response: ok({ data: z.array(OwnPhoto) }),
  },

  removeReviewPhoto: {
    method: "DELETE",
    path: "/api/shop/review-photos/:photoId",
    access: "shopper",
    list: "account",
    summary: "Remove one of one's own photos, with its files",
    params: z.object({ photoId: Id }),
    response: ok({}),
  },

  /** 409 `edit_conflict` if somebody else has decided since `version`; so does the next. */
  adminApproveReviewPhoto: {
    ...staff,
    method: "PUT",
    path: "/api/admin/review-photos/:id/approval",
    summary: "Show a shopper's photo to everybody",
    params,
    body: z.object({ version: Version }),
    response: reply,
  },

  adminRefuseReviewPhoto: {
    ...staff,
    method: "PUT",
    path: "/api/admin/review-photos/:id/refusal",
    summary: "Delete the files of a shopper's photo; its author reads the reason on the product's page",
    params,
    body: z.object({ reason: Reason, version: Version }),
    response: reply,
  },
});
