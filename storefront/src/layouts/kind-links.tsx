import type { Category } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { kindPath } from "@/kind-path";
import { useCategoryName } from "@/lib/categories";
import { paths } from "@/paths";

type KindLinksProps = {
  category: Category;
  kinds: readonly { slug: string; name: string }[];
  onFollow: () => void;
};

/** Items of a list: each kind of a category, and the whole of it. */
export function KindLinks({ category, kinds, onFollow }: KindLinksProps) {
  const { t } = useTranslation("kinds");
  const name = useCategoryName();
  return (
    <>
      {kinds.map(({ slug, name: kind }) => (
        <li key={slug}>
          <Link to={kindPath(category, slug)} onClick={onFollow}>
            {kind}
          </Link>
        </li>
      ))}
      <li>
        <Link to={paths.category(category)} onClick={onFollow}>
          {t("allOf", { category: name(category) })}
        </Link>
      </li>
    </>
  );
}
