import type { KindName } from "@contract/products";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { kindPath } from "@/kind-path";
import { useCategoryName } from "@/lib/categories";
import { useShop } from "@/lib/shop";
import { paths } from "@/paths";
import { useOrigin } from "@/routing/origin";
import { breadcrumb, siteStructured } from "./site";
import { storeData } from "./store";
import { StructuredData } from "./structured-data";

/** The shop itself for search engines, on every page. Spec §2 "Footer". */
export function StoreData() {
  const origin = useOrigin();
  return <StructuredData data={storeData(useShop(), origin)} />;
}

/** The home page for search engines: the site, and how to search it. */
export function SiteData() {
  const origin = useOrigin();
  const { language } = useLanguage();
  const { name } = useShop();
  return <StructuredData data={siteStructured(name, origin, language)} />;
}

type Listed = { category: string | undefined; kind: KindName | undefined };

/** A list for search engines: the way to it, over the list of everything if it is a category's or a kind's. */
export function ListingData({ category, kind }: Listed) {
  const { t } = useTranslation();
  const origin = useOrigin();
  const { language } = useLanguage();
  const name = useCategoryName();
  const steps = [
    [t("nav.home"), paths.home] as const,
    [t("nav.products"), paths.listing] as const,
    ...(category ? [[name(category), paths.category(category)] as const] : []),
    ...(category && kind ? [[kind.name, kindPath(category, kind.slug)] as const] : []),
  ];
  return <StructuredData data={breadcrumb(steps, origin, language)} />;
}
