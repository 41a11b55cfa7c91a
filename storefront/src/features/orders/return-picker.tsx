import type { Order } from "@contract/orders";
import { choiceText } from "@contract/variant-options";
import { useTranslation } from "react-i18next";
import { ProductThumb } from "@/components/product-thumb";
import { Stepper } from "@/components/stepper";
import { useLanguage } from "@/i18n/use-language";
import type { Amounts } from "./return-choice";

type ReturnPickerProps = {
  items: Order["cartItems"];
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
};

/** The quantity of each line that is returned. */
export function ReturnPicker({ items, amounts, onChange }: ReturnPickerProps) {
  const { t } = useTranslation("aftersales");
  const { t: ofOrders } = useTranslation("orders");
  const { language } = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t("returning.choose")}</legend>
      <p className="text-sm text-ink-soft">{t("returning.chooseHint")}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {items.map(({ variantId, size, options, title, image, quantity: all }, at) => {
          const choice = choiceText({ size, options }, (one) => ofOrders("size", { size: one }), language);
          const count = amounts[at] ?? 0;
          return (
            <li key={variantId} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <ProductThumb image={image} className={`size-12 ${count === 0 ? "opacity-40" : ""}`} />
              <div className="min-w-32 grow basis-32">
                <p className="line-clamp-2 text-sm leading-snug font-semibold">{title}</p>
                <p className="text-sm text-ink-soft">
                  {choice && `${choice} · `}
                  {count === 0 ? t("returning.keeps") : t("returning.pieces", { some: count, all })}
                </p>
              </div>
              <div className="ml-auto">
                <Stepper
                  quantity={count}
                  least={0}
                  most={all}
                  labels={{
                    less: t("returning.less", { title }),
                    more: t("returning.more", { title }),
                    quantity: t("returning.piecesOf", { title }),
                  }}
                  onChange={(pieces) => onChange(amounts.map((old, line) => (line === at ? pieces : old)))}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
