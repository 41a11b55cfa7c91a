import { useTranslation } from "react-i18next";
import { Stepper } from "@/components/stepper";

type QuantityStepperProps = {
  title: string;
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
};

/** One less, one more. Minus ends at 1 (Spec §2 "Cart drawer"); plus ends at the stock. */
export function QuantityStepper({ title, quantity, stock, onChange }: QuantityStepperProps) {
  const { t } = useTranslation("cart");
  return (
    <Stepper
      quantity={quantity}
      least={1}
      most={stock}
      labels={{ less: t("less", { title }), more: t("more", { title }), quantity: t("quantity") }}
      onChange={onChange}
    />
  );
}
