import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CategoryIcon } from "@/components/category-icon";
import { Dialog } from "@/components/dialog";
import { Link } from "@/components/link";
import { categoryTextsQuery } from "@/features/catalog/category-texts";
import { clearStoredFilters, storeCategory } from "@/features/catalog/stored-filters";
import { useLanguage } from "@/i18n/use-language";
import { useCategoryName, useShownCategories } from "@/lib/categories";
import { paths } from "@/paths";
import { KindLinks } from "./kind-links";

type CategoriesSheetProps = { onClose: () => void };

/** Every category with its kinds, in a sheet from below. */
export default function CategoriesSheet({ onClose }: CategoriesSheetProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: texts, isPending } = useQuery(categoryTextsQuery(language));
  const categories = useShownCategories();
  return (
    <Dialog label={t("nav.categories")} from="bottom" onClose={onClose}>
      <h2 className="border-b border-line px-5 py-5 font-display text-xl font-bold">{t("nav.categories")}</h2>
      <div className="category-sheet">
        <Link
          to={paths.listing}
          onClick={() => {
            clearStoredFilters();
            onClose();
          }}
        >
          {t("nav.products")}
        </Link>
        {isPending ? (
          // Links that came in above others would move from under a finger.
          <p role="status">{t("loading")}</p>
        ) : (
          categories.map(({ id, icon }) => (
            <CategoryKinds
              key={id}
              category={id}
              icon={icon}
              kinds={texts?.find(({ _id }) => _id === id)?.kinds ?? []}
              onFollow={() => {
                storeCategory(id);
                onClose();
              }}
            />
          ))
        )}
      </div>
    </Dialog>
  );
}

type CategoryKindsProps = Parameters<typeof CategoryIcon>[0] & Parameters<typeof KindLinks>[0];

function CategoryKinds({ category, icon, kinds, onFollow }: CategoryKindsProps) {
  const name = useCategoryName();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        <CategoryIcon icon={icon} />
        {name(category)}
      </h3>
      <ul>
        <KindLinks category={category} kinds={kinds} onFollow={onFollow} />
      </ul>
    </section>
  );
}
