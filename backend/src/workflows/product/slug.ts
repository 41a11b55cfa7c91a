import { romanise } from "../../catalog/vocabulary/romanise";

/** Turns a title into a slug: Latin letters, digits and dashes; Devanagari is transliterated. */
export function slugOf(title: string): string {
  const latin = title
    .normalize("NFKD")
    .replace(/[\u0900-\u097F]+/g, (word) => romanise(word))
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 100)
    .replace(/^-+|-+$/g, "");
  return latin || "product";
}

/** The slug with a short random suffix, for a title that another product has already. */
export function slugWithTail(slug: string): string {
  return `${slug}-${Math.random().toString(36).slice(2, 7)}`;
}
