import { createContext, useContext, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Texts } from "@/i18n/namespaces";
import { useShop } from "@/lib/shop";
import { applyHead } from "./apply-head";
import { useTitles } from "./use-titles";

export type MetaKey = {
  [Key in keyof Texts["meta"]]: Texts["meta"][Key] extends { title: string; description: string }
    ? Key
    : never;
}[keyof Texts["meta"]];

/** A page's metadata for browsers, search engines and link previews. */
export type Head = {
  title: string;
  description: string;
  noIndex: boolean;
  /** The page's canonical address: a path with its query; undefined if it has none. */
  canonical: string | undefined;
  /** Path of a picture for link previews. */
  image: string | undefined;
  /** schema.org objects. */
  structured: readonly object[];
};

/** The server reads the rendered page's last head here; in the browser there is no collector. */
export const HeadCollector = createContext<{ head?: Head } | undefined>(undefined);

/** Sets the document's title and its other head tags; the innermost head of a page wins. */
export function PageHead(given: Partial<Head> & { title: string; description: string }) {
  const { i18n } = useTranslation();
  const t = useTitles();
  const { name, sharePicture } = useShop();
  const collector = useContext(HeadCollector);
  const head: Head | undefined = t && {
    noIndex: false,
    canonical: undefined,
    image: undefined,
    structured: [],
    ...given,
    title: given.title.includes(t("siteName")) ? given.title : t("suffix", { title: given.title }),
  };
  if (collector && head) collector.head = head;
  const written = head && JSON.stringify(head);
  useEffect(() => {
    if (written) applyHead(JSON.parse(written) as Head, i18n.language, { name, sharePicture });
  }, [written, i18n.language, name, sharePicture]);
  return null;
}
