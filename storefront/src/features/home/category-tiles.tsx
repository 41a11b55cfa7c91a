import type { Category } from "@contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CategoryIcon } from "@/components/category-icon";
import { Link } from "@/components/link";
import { SectionHeading } from "@/components/section-heading";
import { categoryLinesQuery } from "@/features/catalog/category-texts";
import { useLanguage } from "@/i18n/use-language";
import { useCategoryName, useShownCategories } from "@/lib/categories";
import { useFill } from "@/lib/use-fill";
import { paths } from "@/paths";
import { useHomeWords } from "./home-words";

/** The categories; a tile stores its category for the session and opens the list. Spec §2 "Home page". */
export function CategoryTiles({ onChoose }: { onChoose: (category: Category) => void }) {
  const { t } = useTranslation("home");
  const categories = useShownCategories();
  const name = useCategoryName();
  const { language } = useLanguage();
  const { data: lines } = useQuery(categoryLinesQuery(language));
  const badge = useFill()(useHomeWords()?.categoryBadge ?? "");
  if (categories.length === 0) return null;
  return (
    <section className="shop-width">
      <SectionHeading title={t("tiles.title")} />
      <ul className="tile-grid grid gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {categories.map(({ id: category, icon }) => (
          <li key={category}>
            <Link to={paths.category(category)} onClick={() => onChoose(category)} className="tile">
              <span className="awning" aria-hidden="true" />
              <span className="tile-top">
                <CategoryIcon icon={icon} />
                {badge && <span className="tile-badge">{badge}</span>}
              </span>
              <span>
                <span className="tile-name">{name(category)}</span>
                <span className="tile-line">{lines?.find(({ _id }) => _id === category)?.line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
