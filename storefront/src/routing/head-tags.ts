import { languages } from "@contract/constants";
import type { Head } from "./head";

export type Site = { name: string; sharePicture: string };

export type HeadTag = { name: "meta" | "link"; attributes: Record<string, string> };

const locales: Record<string, string> = { en: "en_IN", hi: "hi_IN", mr: "mr_IN" };

/** The tags of a head, the same for the server's HTML and for a navigation in the browser. */
export function headTags(head: Head, origin: string, language: string, site: Site): HeadTag[] {
  const url = head.canonical === undefined ? undefined : origin + head.canonical;
  const image = head.image || site.sharePicture;
  return [
    meta("name", "description", head.description),
    meta("name", "robots", head.noIndex ? "noindex, nofollow" : "index, follow, max-image-preview:large"),
    meta("property", "og:site_name", site.name),
    meta("property", "og:type", "website"),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    ...(image ? [meta("property", "og:image", new URL(image, origin).href)] : []),
    meta("property", "og:locale", locales[language] ?? "en_IN"),
    meta("name", "twitter:card", "summary_large_image"),
    ...(url ? [meta("property", "og:url", url), ...addressTags(url, head.noIndex)] : []),
  ];
}

function addressTags(url: string, noIndex: boolean): HeadTag[] {
  if (noIndex) return [];
  const spoken = (language: string) => `${url}${url.includes("?") ? "&" : "?"}lang=${language}`;
  return [
    link({ rel: "canonical", href: url }),
    ...languages.map((language) => link({ rel: "alternate", hreflang: language, href: spoken(language) })),
    link({ rel: "alternate", hreflang: "x-default", href: url }),
  ];
}

const meta = (by: "name" | "property", key: string, content: string): HeadTag => ({
  name: "meta",
  attributes: { [by]: key, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ name: "link", attributes });
