import type { Category } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { CategoryIcon } from "@/components/category-icon";
import { Link } from "@/components/link";
import { SectionHeading } from "@/components/section-heading";
import { useCategoryTexts } from "@/features/catalog/category-texts";
import { useCategoryName, useShownCategories } from "@/lib/categories";
import { useFill } from "@/lib/use-fill";
import { paths } from "@/paths";
import { useHomeWords } from "./home-words";

/** The categories; a tile stores its category for the session and opens the list. Spec §2 "Home page". */
export function CategoryTiles({ onChoose }: { onChoose: (category: Category) => void }) {
  const { t } = useTranslation("home");
  const categories = useShownCategories();
  const name = useCategoryName();
  const textsOf = useCategoryTexts();
  const badge = useFill()(useHomeWords()?.categoryBadge ?? "");
  if (categories.length === 0) return null;
  return (
    <section className="shop-width">
      <SectionHeading title={t("tiles.title")} />
      <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {categories.map(({ id: category, icon }) => (
          <li key={category}>
            <Link
              to={paths.category(category)}
              onClick={() => onChoose(category)}
              className="group relative flex h-full flex-col gap-3 overflow-hidden rounded-lg border border-line bg-surface p-4 transition-shadow hover:shadow-raised md:p-6"
            >
              <span className="awning absolute inset-x-0 top-0 opacity-90" aria-hidden="true" />
              <span className="flex items-start justify-between pt-4">
                <CategoryIcon
                  icon={icon}
                  className="size-13 transition-transform group-hover:-translate-y-1 md:size-16"
                />
                {badge && (
                  <span className="rounded-full bg-accent px-2.5 py-0.5 text-sm font-bold text-on-accent">
                    {badge}
                  </span>
                )}
              </span>
              <span>
                <span className="block font-display text-lg font-bold md:text-xl">{name(category)}</span>
                <span className="text-sm text-ink-soft md:text-base">{textsOf(category)?.line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
