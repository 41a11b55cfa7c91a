/** How a picture's address names its sizes. Free of libraries: the fronts import it. */
export const pictureWidths = [320, 640, 1080] as const;
export type PictureWidth = (typeof pictureWidths)[number];

const canonical = /^(\/(?:pictures|files)\/[a-z0-9-]+)-1080\.webp$/;

/** The address of one rendition; an address that is not one of ours is returned as it is. */
export function pictureAt(url: string, width: PictureWidth, format: "webp" | "avif" = "webp"): string {
  const stem = canonical.exec(url)?.[1];
  return stem ? `${stem}-${width}.${format}` : url;
}

/** `srcset` values for a `<picture>`; undefined where only the address itself exists. */
export function pictureSources(url: string): { avif: string; webp: string } | undefined {
  if (!canonical.test(url)) return undefined;
  const set = (format: "webp" | "avif") =>
    pictureWidths.map((width) => `${pictureAt(url, width, format)} ${width}w`).join(", ");
  return { avif: set("avif"), webp: set("webp") };
}

/** True for a picture of this shop: drawn with it, or uploaded to it. Remote pictures are never shown or fetched. */
export function isOwnPicture(url: string): boolean {
  return canonical.test(url);
}
