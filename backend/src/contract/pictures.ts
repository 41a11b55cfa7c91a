/** How a picture's URL encodes its sizes. Free of libraries, because the front ends import it. */
export const pictureWidths = [320, 640, 1080] as const;
/** One more rendition, as WebP only, for pages of few bytes. */
export const smallestWidth = 160;
/** And one, as WebP only, for who looks closely: no page shows it before. */
export const zoomWidth = 1440;
/** And one as JPEG, for whoever is sent a link: not every messenger shows the others. */
export const previewWidth = 640;
export type PictureWidth = (typeof pictureWidths)[number];

const canonical = /^\/(pictures|files)(\/[a-z0-9-]+)-1080\.webp$/;

type Hosts = { pictures?: string; files?: string };
type Page = { documentElement: { dataset: Hosts } };

/**
 * Where browsers fetch the pictures of each folder, such as `https://cdn.shop.example/files`; the shop itself where there is
 * none. A page carries them as `data-pictures` and `data-files`; the web process sets its own as it starts.
 */
export const pictureHosts: Hosts =
  (globalThis as { document?: Page }).document?.documentElement.dataset ?? {};

/** The URL of one rendition; a URL that is not ours is returned unchanged. */
export function pictureAt(url: string, width: PictureWidth, format: "webp" | "avif" = "webp"): string {
  return rendition(url, `${width}.${format}`);
}

/** The URL of the smallest rendition. An upload that is older than these has its next larger one there. */
export const smallestPicture = (url: string): string => rendition(url, `${smallestWidth}.webp`);

/** The URL of the rendition to zoom into. An upload that is older than these has its largest other one there. */
export const zoomPicture = (url: string): string => rendition(url, `${zoomWidth}.webp`);

/** The URL of the rendition for previews of links. An upload that is older than these has a WebP of the same width there. */
export const previewPicture = (url: string): string => rendition(url, `${previewWidth}.jpg`);

/** What stands for a rendition that earlier versions did not write, by the name of its file; undefined for all others. */
export function olderRendition(name: string): string | undefined {
  const instead = name
    .replace(`-${smallestWidth}.webp`, "-320.webp")
    .replace(`-${zoomWidth}.webp`, "-1080.webp")
    .replace(`-${previewWidth}.jpg`, `-${previewWidth}.webp`);
  return instead === name ? undefined : instead;
}

function rendition(url: string, ending: string): string {
  const [, folder, stem] = canonical.exec(url) ?? [];
  return stem ? `${pictureHosts[folder as keyof Hosts] ?? `/${folder}`}${stem}-${ending}` : url;
}

/** `srcset` values for a `<picture>`; undefined if only the original exists. */
export function pictureSources(url: string): { avif: string; webp: string } | undefined {
  if (!canonical.test(url)) return undefined;
  const set = (format: "webp" | "avif") =>
    pictureWidths.map((width) => `${pictureAt(url, width, format)} ${width}w`).join(", ");
  return { avif: set("avif"), webp: set("webp") };
}

/** True for a picture of this shop: shipped with it, or uploaded to it. Remote pictures are never shown or fetched. */
export function isOwnPicture(url: string): boolean {
  return canonical.test(url);
}
