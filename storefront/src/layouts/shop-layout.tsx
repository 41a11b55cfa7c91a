import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { useLanguage } from "@/i18n/use-language";
import { useFreeDelivery } from "@/lib/free-delivery";
import { laterPart } from "@/lib/later-part";
import { useTerms } from "@/lib/terms";
import { OpeningNotice } from "./opening-notice";
import { ShopHeader } from "./shop-header";

const ShopFooter = laterPart(["footer"], () => import("./shop-footer"));

/** Sticky header, the page, footer. Spec §2 "Layouts". */
export default function ShopLayout() {
  const { t } = useTranslation();
  const free = useFreeDelivery();
  const terms = useTerms();
  const { language } = useLanguage();
  const announcement = terms?.announcement[language];
  return (
    <>
      <a href="#content" className="skip-link">
        {t("skipToContent")}
      </a>
      <aside aria-label={t("announcementLabel")} className="announcement">
        {announcement || (
          <>
            {free}
            <span className={free && "max-sm:hidden"}>
              {free && " · "}
              {t(terms?.onlineAvailable === false ? "payCash" : "payAnyWay")}
            </span>
          </>
        )}
      </aside>
      <OpeningNotice />
      <ShopHeader />
      <main id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Outlet />
      </main>
      <ShopFooter />
    </>
  );
}
