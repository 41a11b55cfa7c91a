import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Logo } from "@/components/logo";
import { CartButton } from "@/features/cart/cart-button";
import { SearchBox } from "@/features/search/search-box";
import { useSession } from "@/features/session/queries";
import { UserMenu } from "@/features/session/user-menu";
import { paths } from "@/paths";
import { LanguageMenu } from "./language-menu";
import { MainNav } from "./main-nav";

/**
 * Stays at the top while scrolling. On phones the first row (logo, language, visitor) scrolls away, so that search,
 * cart and the categories stay within reach without taking a third of the screen.
 */
export function ShopHeader() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <header className="sticky -top-15 z-30 border-b border-line bg-paper md:top-0">
      <div className="shop-width grid grid-cols-[1fr_auto] items-center gap-x-2 md:grid-cols-[auto_1fr_auto_auto] md:gap-x-5 md:pt-2.5">
        <Link
          to={paths.home}
          aria-label={t("logoLabel")}
          className="flex h-15 items-center rounded-md md:h-auto"
        >
          <Logo />
        </Link>
        <div className="flex items-center justify-end md:order-3">
          <LanguageMenu />
          <UserMenu />
        </div>
        <div className="min-w-0 py-1 md:order-2 md:mx-auto md:w-full md:max-w-2xl">
          <SearchBox />
        </div>
        <div className="md:order-4">
          <CartButton userId={user?.id} />
        </div>
      </div>
      <div className="shop-width pt-0.5 pb-1.5">
        <MainNav />
      </div>
    </header>
  );
}
