import { isDeletedProduct } from "../../catalog/deleted-product";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { deleteInPortions } from "../../platform/db/delete-in-portions";
import { query } from "../../platform/db/pool";
import type { PictureLetter } from "../../platform/files/picture-names";
import { removePicture, storedPictures } from "../../platform/files/pictures";
import { wake } from "../../platform/queue/workers";

// Whatever deletes a row owes its files to the outbox, by a trigger (schema step 0870).

/** The first letter of the names of photos' files: those of staff's uploads begin with another. */
export const photoLetter: PictureLetter = "p";

/** Removes one of the shopper's own photos, with its files. 404 for another person's, and once it is gone. */
export async function removePhoto(customerId: string, photoId: string): Promise<void> {
  const gone = await query({
    name: "review-photo-remove",
    text: "delete from shop_review_photo where id = $1 and customer_id = $2 returning id",
    values: [photoId, customerId],
  });
  if (gone.length === 0) throw refuse.notFound(messages.photoGone);
  wake("outbox");
}

/** A photo whose review or product a plugin or the engine itself has deleted. */
const stray = `select s.id from shop_review_photo s
  where ${isDeletedProduct("s.product_id")}
    or not exists (select from review r where r.id = s.review_id and r.deleted_at is null)
  order by s.id limit $1 for update skip locked`;

/** Deletes the files of those photos that no row names. */
async function forgetUnnamed(urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const named = await query<{ url: string }>({
    name: "review-photos-named",
    text: "select url from shop_review_photo where url = any ($1)",
    values: [urls],
  });
  const known = new Set(named.map(({ url }) => url));
  for (const url of urls) if (!known.has(url)) await removePicture(url);
}

const day = 24 * 60 * 60 * 1_000;

/**
 * Deletes photos that belong to nothing any more, and files of photos that no row names: those of an upload that broke
 * off, or of photos that are younger than a restored backup. A day old at least: one that is on its way is younger.
 */
export async function forgetStrayPhotos(olderThanMs = day): Promise<void> {
  await deleteInPortions(`delete from shop_review_photo where id in (${stray}) returning 1`);
  for await (const urls of storedPictures(photoLetter, olderThanMs)) await forgetUnnamed(urls);
}
