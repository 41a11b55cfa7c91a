import { ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Opens the cart drawer; its badge counts the pieces in the cart. */
export function CartButton() {
  const { t } = useTranslation("cart");
  return (
    <button
      type="button"
      aria-label={t("open")}
      className="relative grid size-11 place-content-center rounded-full hover:bg-sunken"
    >
      <ShoppingBag className="size-6" aria-hidden="true" />
    </button>
  );
}
