import { accountRoutes } from "@contract/generated/account-routes";
import { ApiError, networkError } from "@/lib/errors";
import { shrunk } from "./shrink";

/** Adds a photo to one's own review. Sent again after a failure, it is the same photo. Throws as `call` does. */
export async function sendPhoto(reviewId: string, file: File): Promise<void> {
  const [method, path] = accountRoutes.addReviewPhoto;
  const form = new FormData();
  form.set("file", await shrunk(file), "photo");
  const response = await fetch(path.replace(":reviewId", encodeURIComponent(reviewId)), {
    method,
    credentials: "same-origin",
    headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang },
    body: form,
  }).catch((error: unknown) => {
    throw networkError(error);
  });
  if (!response.ok) throw ApiError.from(response.status, await response.json().catch(() => undefined));
}
