import { authLimits } from "../../accounts/limits/auth-limits";
import { addPhoto } from "../../accounts/review-photos/add";
import { decidePhoto, readStaffPhoto } from "../../accounts/review-photos/decide";
import { ownPhotos, readPhotos } from "../../accounts/review-photos/read";
import { photoLetter, removePhoto } from "../../accounts/review-photos/remove";
import { knownProductId } from "../../catalog/known-product";
import { limits } from "../../contract/limits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { reviewPhotos } from "../../contract/review-photos";
import type { Routes } from "../pipeline/route";
import { readFormFile } from "../uploads/read-form-file";
import { storePicture } from "../uploads/store-picture";

async function photoWith(id: string) {
  const found = await readStaffPhoto(id);
  if (!found) throw refuse.notFound(messages.photoGone);
  const { productTitle: _, ...photo } = found;
  return photo;
}

export const reviewPhotosRoutes = {
  addReviewPhoto: async ({ params, actor, clientNetwork, req }) => {
    const bytes = await readFormFile(req);
    await authLimits.photoByAddress.count(clientNetwork);
    await authLimits.photoByShopper.count(actor.id);
    const adding = { customerId: actor.id, reviewId: params.reviewId, bytes };
    const data = await addPhoto(adding, (file) => storePicture(file, photoLetter));
    return { data, message: messages.photoAdded };
  },

  getReviewPhotos: async ({ params, query }) => {
    const { page = 1, limit = limits.listDefault } = query;
    const productId = await knownProductId(params.productId);
    const { rows, total } = await readPhotos(productId, { limit, offset: (page - 1) * limit });
    return { data: rows, meta: { total, page, limit, pages: Math.ceil(total / limit) } };
  },

  getMyReviewPhotos: async ({ params, actor }) => ({
    data: await ownPhotos(actor.id, await knownProductId(params.productId)),
  }),

  removeReviewPhoto: async ({ params, actor }) => {
    await removePhoto(actor.id, params.photoId);
    return { message: messages.photoRemoved };
  },

  adminApproveReviewPhoto: async ({ params, body, actor }) => {
    const approval = { state: "approved", reason: null } as const;
    await decidePhoto(params.id, approval, { version: body.version, by: actor.userName });
    return { data: await photoWith(params.id), message: messages.photoApproved };
  },

  adminRefuseReviewPhoto: async ({ params, body: { reason, version }, actor }) => {
    await decidePhoto(params.id, { state: "refused", reason }, { version, by: actor.userName });
    return { data: await photoWith(params.id), message: messages.photoRefused };
  },
} satisfies Routes<typeof reviewPhotos>;
