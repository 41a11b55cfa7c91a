import type { Category } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { Link } from "@/components/link";
import { clearStoredFilters, storeCategory } from "@/features/catalog/stored-filters";
import { useCategoryName, useShownCategories } from "@/lib/categories";
import { listingPaths, paths } from "@/paths";

/**
 * Home, Products and the categories, and before them the way to all categories: a link to every product, which
 * CategoriesButton makes a button where no panel opens below the row. On a listing page a category only changes the query.
 */
export function MainNav() {
  const { t } = useTranslation();
  const categories = useShownCategories();
  const name = useCategoryName();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const onListing = listingPaths.includes(pathname);
  const chosen = onListing ? search.get("category") : undefined;
  const current = (is: boolean) => (is ? ("page" as const) : undefined);
  const categoryAddress = (category: Category) =>
    onListing ? `${pathname}?category=${category}` : paths.category(category);
  return (
    <>
      <Link to={paths.listing} className="all-categories">
        {t("nav.categories")}
      </Link>
      <nav aria-label={t("nav.label")} className="nav-row hide-scrollbar">
        <ul>
          <li>
            <Link to={paths.home} className="nav-link" aria-current={current(pathname.endsWith("/home"))}>
              {t("nav.home")}
            </Link>
          </li>
          <li>
            <Link
              to={paths.listing}
              onClick={clearStoredFilters}
              className="nav-link"
              aria-current={current(onListing && !chosen)}
            >
              {t("nav.products")}
            </Link>
          </li>
          {categories.map(({ id: category }) => (
            <li key={category}>
              <Link
                to={categoryAddress(category)}
                onClick={() => storeCategory(category)}
                className="nav-link"
                aria-current={current(chosen === category)}
              >
                {name(category)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
