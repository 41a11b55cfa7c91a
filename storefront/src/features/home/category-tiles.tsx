import { type Category, categories } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { CategoryIcon } from "@/components/category-icon";
import { Link } from "@/components/link";
import { SectionHeading } from "@/components/section-heading";
import { paths } from "@/paths";
import { useHomeWords } from "./home-words";

/** The four categories; a tile stores its category for the session and opens the list. Spec §2 "Home page". */
export function CategoryTiles({ onChoose }: { onChoose: (category: Category) => void }) {
  const { t } = useTranslation(["home", "shell"]);
  const badge = useHomeWords()?.categoryBadge;
  return (
    <section className="shop-width">
      <SectionHeading title={t("tiles.title")} />
      <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={paths.category(category)}
              onClick={() => onChoose(category)}
              className="group relative flex h-full flex-col gap-3 overflow-hidden rounded-lg border border-line bg-surface p-4 transition-shadow hover:shadow-raised md:p-6"
            >
              <span className="awning absolute inset-x-0 top-0 opacity-90" aria-hidden="true" />
              <span className="flex items-start justify-between pt-4">
                <CategoryIcon
                  category={category}
                  className="size-13 transition-transform group-hover:-translate-y-1 md:size-16"
                />
                {badge && (
                  <span className="rounded-full bg-accent px-2.5 py-0.5 text-sm font-bold text-on-accent">
                    {badge}
                  </span>
                )}
              </span>
              <span>
                <span className="block font-display text-lg font-bold md:text-xl">
                  {t(`shell:categories.${category}`)}
                </span>
                <span className="text-sm text-ink-soft md:text-base">{t(`tiles.${category}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
