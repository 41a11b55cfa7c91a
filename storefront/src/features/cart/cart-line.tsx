import type { CartItem } from "@contract/cart";
import { formatExactRupees } from "@contract/money";
import { choiceText } from "@contract/variant-options";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { ProductThumb } from "@/components/product-thumb";
import { useLanguage } from "@/i18n/use-language";
import { priceShown } from "@/lib/price";
import { paths } from "@/paths";
import { lineTotal } from "./cart-edit";
import { isWaiting } from "./late/waiting";
import { QuantityStepper } from "./quantity-stepper";

type CartLineProps = { item: CartItem; onQuantity: (quantity: number) => void; onRemove: () => void };

/** One line of the cart: rupees with two decimals (Spec §2 "Cart drawer"). */
export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { t } = useTranslation("cart");
  const { language } = useLanguage();
  const choice = choiceText(item, (size) => t("size", { size }), language);
  const { paid, regular } = priceShown(item);
  const short = item.stock === 0 ? t("soldOutNow") : t("onlyLeftNow", { count: item.stock });
  return (
    <li className="flex gap-4 py-4">
      <ProductThumb image={item.image} className="size-20 sm:size-24" />
      <div className="grid grow content-between gap-2">
        <div className="flex items-start gap-1">
          <div className="grid grow gap-0.5">
            {/* Replaces the drawer's own entry of the history: Back leads to the page below it. */}
            <Link
              to={paths.product(item.slug)}
              replace
              className="line-clamp-3 leading-snug font-semibold hover:text-brand"
            >
              {item.title}
            </Link>
            {choice && <p className="text-sm text-ink-soft">{choice}</p>}
            <p className="text-sm text-ink-soft">
              {t("each", { price: formatExactRupees(paid) })}
              {regular !== undefined && <s className="ml-1.5">{formatExactRupees(regular)}</s>}
            </p>
            {isWaiting(item) && <p className="text-sm font-medium text-warn">{t("lineWaiting")}</p>}
            {item.quantity > item.stock && <p className="text-sm font-medium text-bad">{short}</p>}
          </div>
          <button
            type="button"
            aria-label={t("removeLabel", { title: item.title })}
            className="-mt-2 -mr-2 grid size-10 shrink-0 place-content-center rounded-full text-ink-soft hover:bg-bad-soft hover:text-bad"
            onClick={onRemove}
          >
            <Trash2 className="size-4.5" aria-hidden="true" />
          </button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <QuantityStepper
            title={item.title}
            quantity={item.quantity}
            stock={item.stock}
            onChange={onQuantity}
          />
          <span className="ml-auto font-bold tabular-nums">{formatExactRupees(lineTotal(item))}</span>
        </div>
      </div>
    </li>
  );
}
