import type { Language } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import { paths } from "@/paths";

/** The shop's site with its search (schema.org WebSite), in a language. */
export function siteStructured(name: string, origin: string, language: Language): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url: origin + addressIn(language, paths.home),
    inLanguage: `${language}-IN`,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${addressIn(language, paths.search)}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}

/** The way to a page (schema.org BreadcrumbList): names of pages with their paths of Spec §2, the page itself last. */
export function breadcrumb(
  steps: readonly (readonly [name: string, path: string])[],
  origin: string,
  language: Language,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: origin + addressIn(language, path),
    })),
  };
}
