/** Which reviews of a product: those with as many stars, those with photos, or both. */
export type ReviewsAsked = { stars: number | undefined; withPhotos: boolean };

/** The parameters of a product's address that narrow its reviews. */
const names = { stars: "stars", photos: "photos" } as const;

/** What an address asks for: all reviews, unless it has 1 to 5 stars or the photos in it. */
export function reviewsAsked(search: URLSearchParams): ReviewsAsked {
  const stars = search.get(names.stars) ?? "";
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    withPhotos: search.get(names.photos) === "1",
  };
}

/** The same address with other reviews; the chosen variant stays. */
export function withReviews(search: URLSearchParams, { stars, withPhotos }: ReviewsAsked): string {
  const changed = new URLSearchParams(search);
  changed.delete(names.stars);
  changed.delete(names.photos);
  if (stars !== undefined) changed.set(names.stars, String(stars));
  if (withPhotos) changed.set(names.photos, "1");
  return changed.toString();
}
