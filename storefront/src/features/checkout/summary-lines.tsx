import type { CartItem } from "@contract/cart";
import { formatExactRupees, timesRupees } from "@contract/money";
import { paidPrice } from "@contract/paid-price";
import { choiceOf } from "@contract/variant-options";
import { ProductThumb } from "@/components/product-thumb";
import { useLanguage } from "@/i18n/use-language";

/** The items of the order, small: they are changed in the cart, not here. */
export function SummaryLines({ items }: { items: CartItem[] }) {
  const { language } = useLanguage();
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.variantId} className="flex items-center gap-3">
          <ProductThumb image={item.image} className="size-14" />
          <span className="min-w-0 grow">
            <span className="line-clamp-3 text-sm leading-snug">{item.title}</span>
            <span className="text-sm text-ink-soft">
              {item.quantity} × {formatExactRupees(paidPrice(item))}
              {item.size || item.options ? ` · ${choiceOf(item, language)}` : ""}
            </span>
            {item.quantity > item.stock && <span className="text-sm font-semibold text-bad"> !</span>}
          </span>
          <span className="text-sm font-semibold tabular-nums">
            {formatExactRupees(timesRupees(paidPrice(item), item.quantity))}
          </span>
        </li>
      ))}
    </ul>
  );
}
