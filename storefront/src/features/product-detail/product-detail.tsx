import { brandLabels } from "@contract/category-traits";
import type { Size } from "@contract/constants";
import type { Product, ProductCard } from "@contract/products";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { StarRating } from "@/components/star-rating";
import { laterPart } from "@/lib/later-part";
import { paths } from "@/paths";
import { BuyButtons, type BuyHindrance } from "./buy-buttons";
import { buyState, clickSize, stockText } from "./buy-state";
import { ElectronicsBlock } from "./electronics-block";
import { Gallery } from "./gallery";
import { PriceBlock } from "./price-block";
import { ShareButton } from "./share-button";
import { SizePicker } from "./size-picker";

type ProductDetailProps = {
  product: Product;
  similar: readonly ProductCard[];
  rating: { average: number; count: number };
  size: Size | undefined;
  onSize(size: Size | undefined): void;
  buy: {
    busy: boolean;
    addToCart(input: { product: Product; size: Size | undefined; quantity: number }): void;
    buyNow(input: { product: Product; size: Size | undefined; quantity: number }): void;
  };
  hindrance: BuyHindrance | undefined;
  /** What is shown where something is sold out, the delivery promise and the reviews: features of their own. */
  whenBack: ReactNode;
  delivery: ReactNode;
  reviews: ReactNode;
};

const Facts = laterPart(["facts"], async () => ({ default: (await import("./facts")).Facts }));
const Similar = laterPart([], async () => ({ default: (await import("./similar")).Similar }));

const stockColours = { inStock: "text-good", onlyLeft: "text-warn", outOfStock: "text-bad" } as const;

/** A product with everything that shoppers want to know before buying; the same as a page and in the dialog. Spec §2. */
export function ProductDetail({
  product,
  similar,
  rating,
  size,
  onSize,
  buy,
  hindrance,
  whenBack,
  delivery,
  reviews,
}: ProductDetailProps) {
  const { t } = useTranslation(["product", "shell"]);
  const stock = stockText(product.totalStock);
  const input = { product, size, quantity: 1 };
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-10">
        <Gallery title={product.title} images={product.images} />
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            <span className="rounded-full bg-sunken px-3 py-1">
              {brandLabels[product.brand] ?? product.brand}
            </span>
            <Link
              to={paths.category(product.category)}
              className="rounded-full bg-brand-soft px-3 py-1 text-brand hover:underline"
            >
              {t(`shell:categories.${product.category}`)}
            </Link>
          </p>
          <h1 className="font-display text-2xl font-bold">{product.title}</h1>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
            {rating.count > 0 ? (
              <>
                <StarRating
                  value={rating.average}
                  label={t("stars", { value: rating.average })}
                  className="text-xl"
                />
                <span className="font-semibold text-ink">{rating.average}</span>
                <a href="#reviews" className="underline underline-offset-4">
                  {t("reviews", { count: rating.count })}
                </a>
                <span>{t("verifiedCustomers")}</span>
              </>
            ) : (
              t("noRating")
            )}
          </p>
          <ElectronicsBlock condition={product.condition} batteryHealth={product.batteryHealth} />
          <PriceBlock product={product} />
          <p className={`font-semibold ${stockColours[stock.key]}`}>{t(stock.key, { count: stock.count })}</p>
          {product.sizes.length > 0 && (
            <SizePicker
              sizes={product.sizes}
              chosen={size}
              onClick={(clicked) => onSize(clickSize(product, size, clicked))}
            />
          )}
          <BuyButtons
            state={buyState(product, size)}
            busy={buy.busy}
            hindrance={hindrance}
            onAdd={() => buy.addToCart(input)}
            onBuy={() => buy.buyNow(input)}
          />
          {whenBack}
          {delivery}
          <p>
            <ShareButton title={product.title} path={paths.product(product.slug)} />
          </p>
        </div>
      </div>
      <Facts product={product} />
      {reviews}
      {similar.length > 0 && <Similar products={similar} />}
    </div>
  );
}
