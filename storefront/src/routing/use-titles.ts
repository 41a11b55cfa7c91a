import { startTransition, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { provideTexts } from "@/i18n/instance";
import { titles } from "@/i18n/namespaces";
import { useShop } from "@/lib/shop";
import { hydrated } from "./hydration";

/**
 * Translates titles and descriptions of pages, with the shop's words in them; undefined while their texts load. The first page has its own from the
 * server, so the browser fetches the texts after that page is hydrated.
 */
export function useTitles() {
  const { t, i18n } = useTranslation(titles);
  const { name, tagline, about } = useShop();
  const { language } = i18n;
  const areThere = i18n.hasResourceBundle(language, titles);
  const [, setArrived] = useState("");
  useEffect(() => {
    if (areThere) return;
    // Nobody waits for it, and the whole page is rendered again: in slices, so that a touch is handled between them.
    const tell = () => startTransition(() => setArrived(language));
    void hydrated.then(() => provideTexts([titles])).then(tell);
  }, [areThere, language]);
  if (!areThere) return undefined;
  const front = tagline ? `${name}: ${tagline}` : name;
  const shop = { shop: name, front, about: about || front };
  return ((key: string, values?: object) => t(key as "siteName", { ...shop, ...values })) as typeof t;
}
