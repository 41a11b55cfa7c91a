import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

type QuantityStepperProps = {
  title: string;
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
};

const button =
  "grid size-10 place-content-center rounded-full text-ink hover:bg-brand-soft hover:text-brand disabled:cursor-not-allowed disabled:opacity-35";

/** One less, one more. Minus ends at 1 (Spec §2 "Cart drawer"); plus ends at what there is. */
export function QuantityStepper({ title, quantity, stock, onChange }: QuantityStepperProps) {
  const { t } = useTranslation("cart");
  return (
    <div className="inline-flex items-center rounded-full border border-line-strong">
      <button
        type="button"
        className={button}
        aria-label={t("less", { title })}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity > stock && stock > 0 ? stock : quantity - 1)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </button>
      <output aria-label={t("quantity")} className="min-w-8 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <button
        type="button"
        className={button}
        aria-label={t("more", { title })}
        disabled={quantity >= stock}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
