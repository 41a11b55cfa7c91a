import type { ProductCard as WholeCard } from "@contract/products";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Link } from "@/components/link";
import { notablePercent, priceShown } from "@/lib/price";
import { paths } from "@/paths";
import { openOver } from "@/routing/background";
import { CardChoices } from "./card-choices";
import { Picture } from "./picture";
import { Price } from "./price";
import { StarRating } from "./star-rating";

const gridSizes = "(min-width: 1280px) 270px, (min-width: 768px) 30vw, 46vw";

/** What a card shows of a product. */
type Product = Pick<
  WholeCard,
  | "slug"
  | "title"
  | "price"
  | "salePrice"
  | "totalStock"
  | "inStock"
  | "image"
  | "averageReview"
  | "reviewCount"
  | "condition"
  | "choices"
>;

type ProductCardProps = {
  product: Product;
  /** What stands in a corner of the picture. */
  corner?: ReactNode;
  /** What is said of its delivery, below the price of what can be bought. */
  delivery?: ReactNode;
  priority?: boolean;
  eager?: boolean;
  sizes?: string;
};

/** A product in a list. Its link is the product's own address; from here it opens over the list. */
export function ProductCard({
  product,
  corner,
  delivery,
  priority = false,
  eager = priority,
  sizes = gridSizes,
}: ProductCardProps) {
  const { t } = useTranslation();
  const location = useLocation();
  const { percentOff } = priceShown(product);
  const isNotable = percentOff >= notablePercent;
  const link = { to: paths.product(product.slug), state: openOver(location) };
  return (
    <article className="card">
      <div className="card-picture">
        <Picture
          src={product.image}
          alt=""
          sizes={sizes}
          priority={priority}
          eager={eager}
          className={product.inStock ? "" : "opacity-60"}
        />
        <p className="card-tags">
          {isNotable && <span className="tag tag-sale">{t("price.off", { percent: percentOff })}</span>}
          {product.condition && product.condition !== "new" && (
            <span className="tag">{t(`card.condition.${product.condition}`)}</span>
          )}
        </p>
        {corner}
      </div>
      <div className="card-words">
        <h3 className="card-title">
          <Link {...link}>{product.title}</Link>
        </h3>
        {product.reviewCount > 0 && (
          <p className="card-rating">
            <StarRating
              value={product.averageReview}
              label={t("card.rating", { value: product.averageReview })}
            />
            <span>{`(${product.reviewCount})`}</span>
          </p>
        )}
        {product.choices && <CardChoices product={product} choices={product.choices} {...link} />}
        <div className="card-price">
          <Price product={product} withoutPercent={isNotable} />
          <StockWord product={product} />
        </div>
        {product.inStock && delivery}
      </div>
    </article>
  );
}

function StockWord({ product }: { product: Product }) {
  const { t } = useTranslation();
  if (!product.inStock) return <p className="card-stock text-bad">{t("card.outOfStock")}</p>;
  if (product.totalStock > 3) return null;
  return <p className="card-stock text-warn">{t("card.few", { count: product.totalStock })}</p>;
}
