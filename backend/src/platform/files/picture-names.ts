import { pictureWidths, previewWidth, smallestWidth, zoomWidth } from "../../contract/pictures";

/** Who uploaded a picture, by the first letter of its files' names: the staff, or a shopper with a review. */
export type PictureLetter = "u" | "p";

/** The media type of each ending that files of pictures have. */
export const pictureTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** A rendition of an uploaded picture: a random stem, its width and type. No two uploads share one, so it is also its key. */
const pattern = /^[up][0-9a-f]{24}-\d{2,4}\.(avif|webp|jpg)$/;

export const isPictureName = (name: string): boolean => pattern.test(name);

/** The random beginning of the names of a picture's files; undefined if the file is no picture's. */
export const stemOf = (name: string): string | undefined =>
  isPictureName(name) ? name.slice(0, name.indexOf("-")) : undefined;

/** The names of all renditions of a picture. */
export const renditionsOf = (stem: string): string[] => [
  ...pictureWidths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]),
  `${stem}-${smallestWidth}.webp`,
  `${stem}-${zoomWidth}.webp`,
  `${stem}-${previewWidth}.jpg`,
];

/** A picture's URL, by which the shop names it wherever it is kept: that of its largest WebP. */
export const pictureUrl = (stem: string): string => `/files/${stem}-${Math.max(...pictureWidths)}.webp`;
