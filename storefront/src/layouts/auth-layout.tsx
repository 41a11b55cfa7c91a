import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { Link } from "@/components/link";
import { Logo } from "@/components/logo";
import { laterPart } from "@/lib/later-part";
import { useShop } from "@/lib/shop";
import { paths } from "@/paths";
import { LanguageMenu } from "./language-menu";

const AuthBanner = laterPart(["banner"], () => import("./auth-banner"), {
  className: "max-lg:hidden",
  isExtra: true,
});

/** A welcome banner on large screens with the form next to it. Spec §2 "Layouts". */
export default function AuthLayout() {
  const { t } = useTranslation();
  const { name } = useShop();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <AuthBanner />
      <div className="flex flex-col px-4 pb-10 md:px-8">
        <header className="flex items-center justify-between gap-3 py-3">
          <Link to={paths.home} aria-label={t("logoLabel", { shop: name })} className="rounded-md">
            <Logo />
          </Link>
          <LanguageMenu />
        </header>
        <main id="content" tabIndex={-1} className="my-auto min-h-[34rem] outline-none">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
