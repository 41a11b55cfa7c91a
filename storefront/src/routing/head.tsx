import { createContext, useContext, useEffect } from "react";
import type { Texts } from "@/i18n/namespaces";
import { useLanguage } from "@/i18n/use-language";
import { useShop } from "@/lib/shop";
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
};

/**
 * The server reads the rendered page's last head here, and what search engines read of it; in the browser there is no
 * collector.
 */
export const HeadCollector = createContext<{ head?: Head; structured: object[] } | undefined>(undefined);

/** Sets the document's title and its other head tags; the innermost head of a page wins. */
export function PageHead(given: Partial<Head> & { title: string; description: string }) {
  const { language } = useLanguage();
  const t = useTitles();
  const { name, sharePicture } = useShop();
  const collector = useContext(HeadCollector);
  const head: Head | undefined = t && {
    noIndex: false,
    canonical: undefined,
    image: undefined,
    ...given,
    title: given.title.includes(t("siteName")) ? given.title : t("suffix", { title: given.title }),
  };
  if (collector && head) collector.head = head;
  const written = head && JSON.stringify(head);
  useEffect(() => {
    if (!written) return;
    let isOver = false;
    // The first page has its own from the server: only another page needs this code.
    void import("./apply-head").then(({ applyHead }) => {
      if (!isOver) applyHead(JSON.parse(written) as Head, language, { name, sharePicture });
    });
    return () => {
      isOver = true;
    };
  }, [written, language, name, sharePicture]);
  return null;
}
