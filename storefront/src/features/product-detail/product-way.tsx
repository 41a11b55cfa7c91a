import type { KindName, Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { kindPath } from "@/kind-path";
import { useBrandName } from "@/lib/brand-name";
import { useCategoryName } from "@/lib/categories";
import { paths } from "@/paths";

type ProductWayProps = { product: Pick<Product, "category" | "brand">; kind: KindName | null };

/** The way from the home page to a product, and its brand. Spec §2 "Brand and category tag". */
export function ProductWay({ product: { category, brand }, kind }: ProductWayProps) {
  const { t } = useTranslation(["facts", "shell"]);
  const brandName = useBrandName()(brand);
  const steps = [
    { name: t("shell:nav.home"), to: paths.home },
    { name: useCategoryName()(category), to: paths.category(category) },
    ...(kind ? [{ name: kind.name, to: kindPath(category, kind.slug) }] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-semibold">
      <nav aria-label={t("way")}>
        <ol className="flex flex-wrap items-center">
          {steps.map(({ name, to }, at) => (
            <li key={to} className="flex items-center">
              {at > 0 && (
                <span aria-hidden="true" className="px-1.5 text-ink-soft">
                  ›
                </span>
              )}
              <Link to={to} className="inline-flex min-h-8 items-center text-brand hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {brandName && <span className="rounded-full bg-sunken px-3 py-1">{brandName}</span>}
    </div>
  );
}
