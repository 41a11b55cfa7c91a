import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { Logo } from "@/components/logo";
import { CartButton } from "@/features/cart/cart-button";
import { SearchBox } from "@/features/search/search-box";
import { useSession } from "@/features/session/queries";
import { UserMenu } from "@/features/session/user-menu";
import { WishlistLink } from "@/features/wishlist/wishlist-link";
import { laterPart } from "@/lib/later-part";
import { useShop } from "@/lib/shop";
import { paths } from "@/paths";
import { LanguageMenu } from "./language-menu";
import { MainNav } from "./main-nav";

const HeaderLater = laterPart(["pincode"], () => import("./header-later"), {
  className: "ml-auto shrink-0",
  isExtra: true,
});

/**
 * Stays at the top while scrolling. On phones the first row (logo, language, visitor) scrolls away, so that search,
 * cart and the categories stay within reach without taking a third of the screen.
 */
export function ShopHeader() {
  const { t } = useTranslation();
  const { name } = useShop();
  const { user } = useSession();
  return (
    <header className="shop-header sticky -top-15 z-30 border-b border-line bg-paper md:top-0">
      <div className="shop-width flex flex-wrap items-center gap-x-1.5 md:flex-nowrap md:gap-x-5 md:pt-2.5">
        <Link to={paths.home} aria-label={t("logoLabel", { shop: name })} className="logo-link">
          <Logo />
        </Link>
        <div className="ml-auto flex items-center md:order-3">
          <LanguageMenu />
          <UserMenu />
        </div>
        <div className="min-w-0 grow basis-2/3 py-1 md:order-2 md:mx-auto md:max-w-2xl md:basis-0">
          <SearchBox />
        </div>
        <div className="flex md:order-4">
          <WishlistLink />
          {/* Staff have no cart, for the moment that they are seen here on their way to the panel. */}
          <CartButton userId={user?.role === "user" ? user.id : undefined} />
        </div>
      </div>
      <div className="shop-width flex items-center gap-2 pt-0.5 pb-1.5">
        <MainNav />
        <HeaderLater />
      </div>
    </header>
  );
}
