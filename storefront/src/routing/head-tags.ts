import { type Language, languages } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import { previewPicture } from "@contract/pictures";
import type { Head } from "./head";

export type Site = { name: string; sharePicture: string };

export type HeadTag = { name: "meta" | "link"; attributes: Record<string, string> };

/** The tags of a head, the same for the server's HTML and for a navigation in the browser. */
export function headTags(head: Head, origin: string, language: Language, site: Site): HeadTag[] {
  const { canonical } = head;
  const url = (spoken: Language) => origin + addressIn(spoken, canonical ?? "");
  const image = head.image || site.sharePicture;
  return [
    meta("name", "description", head.description),
    meta("name", "robots", head.noIndex ? "noindex, nofollow" : "index, follow, max-image-preview:large"),
    meta("property", "og:site_name", site.name),
    meta("property", "og:type", "website"),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    ...(image ? [meta("property", "og:image", new URL(previewPicture(image), origin).href)] : []),
    meta("property", "og:locale", `${language}_IN`),
    meta("name", "twitter:card", "summary_large_image"),
    ...(canonical === undefined ? [] : [meta("property", "og:url", url(language))]),
    ...(canonical === undefined || head.noIndex
      ? []
      : [
          link({ rel: "canonical", href: url(language) }),
          ...languages.map((spoken) => link({ rel: "alternate", hreflang: spoken, href: url(spoken) })),
          // Where a visitor of any other language, or of none, is at the right place.
          link({ rel: "alternate", hreflang: "x-default", href: url("en") }),
        ]),
  ];
}

const meta = (by: "name" | "property", key: string, content: string): HeadTag => ({
  name: "meta",
  attributes: { [by]: key, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ name: "link", attributes });
