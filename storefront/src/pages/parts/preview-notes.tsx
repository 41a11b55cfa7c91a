import type { ProductPreview } from "@contract/product-preview";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { clockTime } from "@/lib/dates";

type Name = NonNullable<ProductPreview["notSold"]> | "onSale" | "home";

type Props = {
  name: Name;
  /** ISO time at which the link ends. */
  until: string;
  /** What the line above every page will say: there stands the one that is published. */
  line?: string;
};

/** Above the page: that this is a preview, what shoppers see of it, and how long the link works. */
export function PreviewBar({ name, until, line }: Props) {
  const { t } = useTranslation("preview");
  const { language } = useLanguage();
  return (
    <aside aria-label={t("label")} className="bg-accent px-4 py-2 text-center text-on-accent">
      <p className="font-semibold">{t(name)}</p>
      {/* Browsers write the time of day with other spaces than the server. */}
      <p className="text-sm" suppressHydrationWarning>
        {t("until", { time: clockTime(until, language) })}
      </p>
      {line && <p className="text-sm">{t("line", { text: line })}</p>}
    </aside>
  );
}

/** Below the buttons, and where a product on sale has its delivery promise. */
export function PreviewNote({ name }: { name: "buyOff" | "deliveryLater" }) {
  const { t } = useTranslation("preview");
  return <p className="rounded-lg border border-line bg-surface p-4">{t(name)}</p>;
}
