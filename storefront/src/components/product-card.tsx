import type { ProductCard as Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { paths } from "@/paths";
import { openOver } from "@/routing/background";
import { Picture } from "./picture";
import { Price } from "./price";
import { StarRating } from "./star-rating";

const gridSizes = "(min-width: 1280px) 270px, (min-width: 768px) 30vw, 46vw";

type ProductCardProps = { product: Product; priority?: boolean; eager?: boolean; sizes?: string };

/** A product in a list. Its link is the product's own address; from here it opens over the list. */
export function ProductCard({
  product,
  priority = false,
  eager = priority,
  sizes = gridSizes,
}: ProductCardProps) {
  const { t } = useTranslation();
  const location = useLocation();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow focus-within:shadow-raised hover:shadow-raised">
      <div className="relative aspect-square overflow-hidden bg-sunken">
        <Picture
          src={product.image}
          alt=""
          sizes={sizes}
          priority={priority}
          eager={eager}
          className={`object-cover transition-transform duration-300 group-hover:scale-[1.03] ${product.inStock ? "" : "opacity-60 grayscale-50"}`}
        />
        <p className="absolute top-2 left-2 flex flex-wrap gap-1.5 text-xs font-semibold">
          {product.salePrice > 0 && <Tag look="bg-sale text-surface">{t("card.sale")}</Tag>}
          {product.condition && product.condition !== "new" && (
            <Tag look="bg-surface text-ink">{t(`card.condition.${product.condition}`)}</Tag>
          )}
        </p>
      </div>
      <div className="flex grow flex-col gap-1 p-3">
        <h3 className="line-clamp-2 text-[0.95rem] leading-snug font-semibold">
          <Link
            to={paths.product(product.slug)}
            state={openOver(location)}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {product.title}
          </Link>
        </h3>
        {product.reviewCount > 0 && (
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <StarRating
              value={product.averageReview}
              label={t("card.rating", { value: product.averageReview })}
            />
            <span>({product.reviewCount})</span>
          </p>
        )}
        <div className="mt-auto pt-1">
          <Price product={product} />
          <StockWord product={product} />
        </div>
      </div>
    </article>
  );
}

function Tag({ look, children }: { look: string; children: string }) {
  return <span className={`rounded-full px-2 py-0.5 shadow-card ${look}`}>{children}</span>;
}

function StockWord({ product }: { product: Product }) {
  const { t } = useTranslation();
  if (!product.inStock) return <p className="text-sm font-medium text-bad">{t("card.outOfStock")}</p>;
  if (product.totalStock > 3) return null;
  return <p className="text-sm font-medium text-warn">{t("card.few", { count: product.totalStock })}</p>;
}
