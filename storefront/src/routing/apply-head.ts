import type { Language } from "@contract/constants";
import type { Head } from "./head";
import { headTags, type Site } from "./head-tags";

/** Puts a page's head into the document; all our tags carry `data-head`, so those of the last page are removed first. */
export function applyHead(head: Head, language: Language, site: Site) {
  document.title = head.title;
  for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
  for (const { name, attributes } of headTags(head, location.origin, language, site)) {
    const tag = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
    tag.dataset.head = "";
    document.head.append(tag);
  }
}
