import { ShoppingBag } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useCartCount } from "./queries";
import { useCartDrawer } from "./use-cart-drawer";
import { usePendingAdd } from "./use-pending-add";

const loadDrawer = () => import("./cart-drawer");
const CartDrawer = lazy(loadDrawer);

/** Opens the cart drawer; its badge shows the quantity in the cart. */
export function CartButton({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation("cart");
  const { isOpen, open, close } = useCartDrawer();
  const count = useCartCount(userId);
  usePendingAdd(userId);
  return (
    <>
      <button
        type="button"
        aria-label={count > 0 ? t("openCount", { count }) : t("open")}
        aria-haspopup="dialog"
        className="relative grid size-11 place-content-center rounded-full hover:bg-sunken"
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={open}
      >
        <ShoppingBag className="size-6" aria-hidden="true" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-content-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums"
          >
            {count > 99 ? "99+" : count}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <CartDrawer userId={userId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
