/** A rendition of an uploaded picture: a random stem, its width and type. No two uploads share one, so it is also its key. */
const pattern = /^u[0-9a-f]{24}-\d{2,4}\.(avif|webp)$/;

export const isPictureName = (name: string): boolean => pattern.test(name);
