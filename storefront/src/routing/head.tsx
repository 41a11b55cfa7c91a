import type { Language } from "@contract/constants";
import { createContext, useContext, useEffect, useRef } from "react";
import type { Texts } from "@/i18n/namespaces";
import { useLanguage } from "@/i18n/use-language";
import { useShop } from "@/lib/shop";
import type { Site } from "./head-tags";
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

/** A head that is on screen, and its place: 0 for a route's own, which any page's is above, then in the order they came. */
type Mounted = { place: number; head: Head; language: Language; site: Site };

const mounted = new Set<Mounted>();
let pages = 0;

const topmost = () => [...mounted].sort((one, other) => other.place - one.place)[0];

/** The texts of several heads arrive in any order, and so do their effects: only the topmost is ever written. */
function writeTopmost() {
  // The first page has its own from the server: only another page needs this code. Where it does not come, the title alone
  // says which page this is.
  void import("./apply-head")
    .then(({ applyHead }) => applyHead)
    .catch(() => writeTitle)
    .then((write) => {
      const top = topmost();
      if (top) write(top.head, top.language, top.site);
    });
}

function writeTitle({ title }: Head) {
  document.title = title;
}

type PageHeadProps = Partial<Head> & {
  title: string;
  description: string;
  /** True for what the route table says of a page, which the page's own head replaces. */
  isRoutes?: boolean;
};

/** Sets the document's title and its other head tags; a page's own head wins over its route's, a dialog's over its page's. */
export function PageHead({ isRoutes = false, ...given }: PageHeadProps) {
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
  const place = useRef(isRoutes ? 0 : undefined);
  useEffect(() => {
    if (!written) return;
    place.current ??= ++pages;
    const own = {
      place: place.current,
      head: JSON.parse(written) as Head,
      language,
      site: { name, sharePicture },
    };
    mounted.add(own);
    writeTopmost();
    return () => {
      mounted.delete(own);
      writeTopmost();
    };
  }, [written, language, name, sharePicture]);
  return null;
}
