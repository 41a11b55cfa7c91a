import { ShoppingBag } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { CountBadge } from "@/components/count-badge";
import { provideTexts } from "@/i18n/instance";
import { lazyDialog } from "@/lib/lazy-part";
import { useCartCount } from "./queries";
import { useCartDrawer } from "./use-cart-drawer";
import { usePendingAdd } from "./use-pending-add";

const loadDrawer = () => import("./cart-drawer");
const CartDrawer = lazyDialog(["cart"], loadDrawer);
/** Begun when the button is pointed at: it is likely to be pressed, and says then what does not come. */
const prepareDrawer = () => void Promise.all([loadDrawer(), provideTexts(["cart"])]).catch(() => undefined);

/** Opens the cart drawer; its badge shows the quantity in the cart. */
export function CartButton({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation();
  const { isOpen, open, close } = useCartDrawer();
  const count = useCartCount(userId);
  usePendingAdd(userId);
  return (
    <>
      <button
        type="button"
        aria-label={count > 0 ? t("cart.openCount", { count }) : t("cart.open")}
        aria-haspopup="dialog"
        className="relative grid size-11 place-content-center rounded-full hover:bg-sunken"
        onPointerEnter={prepareDrawer}
        onFocus={prepareDrawer}
        onClick={open}
      >
        <ShoppingBag className="size-6" aria-hidden="true" />
        <CountBadge count={count} />
      </button>
      {isOpen && (
        <Suspense>
          <CartDrawer userId={userId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
