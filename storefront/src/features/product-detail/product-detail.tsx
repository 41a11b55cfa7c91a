import type { Size } from "@contract/constants";
import { formatRupees } from "@contract/money";
import type { KindName, Product, ProductCard, Variant } from "@contract/products";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StarRating } from "@/components/star-rating";
import { Heart } from "@/features/wishlist/heart";
import { laterPart } from "@/lib/later-part";
import { priceShown } from "@/lib/price";
import { BuyForm } from "@/plain/buy-form";
import { BuyButtons, type BuyHindrance } from "./buy-buttons";
import { buyState, choiceState, clickSize, stockText } from "./buy-state";
import { hasChoices, shownAs } from "./choice";
import { Gallery } from "./gallery";
import { PriceBlock } from "./price-block";

type Wanted = { product: Product; size: Size | undefined; variant: Variant | undefined; quantity: number };

type ProductDetailProps = {
  product: Product;
  similar: readonly ProductCard[];
  kind: KindName | null;
  rating: { average: number; count: number };
  size: Size | undefined;
  onSize(size: Size | undefined): void;
  /** The chosen variant of a product that comes in more than sizes. */
  variant: Variant | undefined;
  /** The one whose looks are shown: its size may still be open. */
  like: Variant | undefined;
  onVariant(variant: Variant, isWhole: boolean): void;
  buy: {
    busy: boolean;
    written?(input: Wanted): string;
    addToCart(input: Wanted): void;
    buyNow(input: Wanted): void;
  };
  hindrance: BuyHindrance | undefined;
  /** The way to the size guide, what is shown where something is sold out, the delivery promise, reviews, questions: features of their own. */
  sizeGuide?: ReactNode;
  whenBack: ReactNode;
  delivery: ReactNode;
  reviews: ReactNode;
};

const ElectronicsBlock = laterPart(["product"], async () => ({
  default: (await import("./electronics-block")).ElectronicsBlock,
}));
const ProductWay = laterPart(["facts"], async () => ({
  default: (await import("./product-way")).ProductWay,
}));
const Facts = laterPart(["facts"], async () => ({ default: (await import("./facts")).Facts }));
const OptionChooser = laterPart(
  ["options"],
  async () => ({ default: (await import("./option-chooser")).OptionChooser }),
  { when: "soon" },
);
const SizePicker = laterPart(
  ["product"],
  async () => ({ default: (await import("./size-picker")).SizePicker }),
  { when: "soon" },
);
const UnitPrice = laterPart([], () => import("./unit-price"), { when: "soon" });
const MoreWays = laterPart(["share"], () => import("./more-ways"), { className: "flex flex-wrap gap-2" });
const Similar = laterPart([], async () => ({ default: (await import("./similar")).Similar }));

const stockColours = { inStock: "text-good", onlyLeft: "text-warn", outOfStock: "text-bad" } as const;

/** A product with everything that shoppers want to know before buying; the same as a page and in the dialog. Spec §2. */
export function ProductDetail({
  product,
  similar,
  kind,
  rating,
  size,
  onSize,
  variant,
  like,
  onVariant,
  buy,
  hindrance,
  sizeGuide,
  whenBack,
  delivery,
  reviews,
}: ProductDetailProps) {
  const { t } = useTranslation(["product", "shell"]);
  const isChosen = hasChoices(product);
  const shown = like ? shownAs(product, like) : product;
  const stock = stockText(variant ? variant.stock : shown.totalStock);
  const input = { product, size, variant, quantity: 1 };
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-10">
        <Gallery key={shown.images[0]} title={product.title} images={shown.images} />
        <div className="grid gap-4">
          <ProductWay product={product} kind={kind} />
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
          {(product.condition || product.batteryHealth) && (
            <ElectronicsBlock condition={product.condition} batteryHealth={product.batteryHealth} />
          )}
          <PriceBlock product={shown} />
          {product.netQuantity && <UnitPrice product={shown} />}
          <p className={`font-semibold ${stockColours[stock.key]}`}>{t(stock.key, { count: stock.count })}</p>
          <div className="relative">
            {sizeGuide}
            {isChosen && (
              <OptionChooser variants={product.variants} chosen={variant} like={like} onChoose={onVariant} />
            )}
            {!isChosen && product.sizes.length > 0 && (
              <SizePicker
                sizes={product.sizes}
                chosen={size}
                onClick={(clicked) => onSize(clickSize(product, size, clicked))}
              />
            )}
          </div>
          {/* On phones a bar along the bottom edge, with the price that stands above for everybody else. */}
          <div className="buy-bar">
            <p aria-hidden="true">{formatRupees(priceShown(shown).paid)}</p>
            <BuyButtons
              state={isChosen ? choiceState(shown, variant) : buyState(product, size)}
              busy={buy.busy}
              early={buy.written?.(input)}
              hindrance={hindrance}
              onAdd={() => buy.addToCart(input)}
              onBuy={() => buy.buyNow(input)}
            />
          </div>
          <noscript>{import.meta.env.SSR && <BuyForm product={product} variant={variant} />}</noscript>
          {whenBack}
          {delivery}
          <div className="flex flex-wrap items-center gap-2">
            <Heart product={product}>{t("shell:wishlist")}</Heart>
            <MoreWays product={product} />
          </div>
        </div>
      </div>
      <Facts product={product} />
      {reviews}
      {similar.length > 0 && <Similar products={similar} />}
    </div>
  );
}
