import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Price } from "@/components/price";
import { CardPromise } from "@/features/shipping/card-promise";
import { useCategoryName } from "@/lib/categories";
import { paths } from "@/paths";
import { openOver } from "@/routing/background";
import type { CardProduct } from "./card-product";
import { storeCategory } from "./stored-filters";

/** A product on the featured strip. Spec §2 "Featured card". */
export function FeaturedCard({ product }: { product: CardProduct }) {
  const { t } = useTranslation(["strips", "shell"]);
  const categoryName = useCategoryName();
  const location = useLocation();
  const address = { to: paths.product(product.slug), state: openOver(location) };
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:shadow-raised">
      <Link
        {...address}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block aspect-[4/3] bg-sunken md:aspect-square"
      >
        <Picture
          src={product.image}
          alt=""
          sizes="(min-width: 768px) 256px, 176px"
          className="object-cover"
        />
        {product.salePrice > 0 && (
          <span className="absolute top-2 left-2 rounded-full bg-sale px-2.5 py-0.5 text-xs font-semibold text-surface">
            {t("shell:card.sale")}
          </span>
        )}
      </Link>
      <div className="flex grow flex-col gap-1 p-3">
        <p className="text-xs font-semibold tracking-wide text-brand">{categoryName(product.category)}</p>
        <h3 className="line-clamp-3 text-[0.95rem] leading-snug font-semibold">
          <Link {...address} className="hover:text-brand">
            {product.title}
          </Link>
        </h3>
        {product.featuredDescription && (
          <p className="line-clamp-2 text-sm text-ink-soft max-md:hidden">{product.featuredDescription}</p>
        )}
        <div className="mt-auto grid gap-2.5 pt-1">
          <div>
            <Price product={product} />
            {product.inStock && <CardPromise productId={product._id} />}
          </div>
          <ButtonLink
            look="outline"
            size="small"
            to={paths.category(product.category)}
            onClick={() => storeCategory(product.category)}
          >
            {t("similar")}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
