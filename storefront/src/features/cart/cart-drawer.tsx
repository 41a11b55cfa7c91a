import { formatExactRupees } from "@contract/money";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { LoadFailed } from "@/components/load-failed";
import { Modal } from "@/components/modal";
import { messageOf } from "@/lib/errors";
import { lazyPart } from "@/lib/lazy-part";
import { useOnline } from "@/lib/use-online";
import { paths } from "@/paths";
import { CartContents } from "./cart-contents";
import { CartNotices } from "./cart-notices";
import { GuestCart } from "./guest-cart";
import { waitingIn } from "./late/waiting";
import { countPieces, useCart } from "./queries";
import { useCartChanges } from "./use-cart-changes";

const PromotionCodes = lazyPart(["promotions"], () => import("./promotion-codes"));
const CartDelivery = lazyPart(["delivery", "pickup", "pincode"], () => import("./cart-delivery"));

type CartDrawerProps = { userId: string | undefined; onClose: () => void };

/** The cart over the page: lines, total, and the way to checkout. Spec §2 "Cart drawer". */
export default function CartDrawer({ userId, onClose }: CartDrawerProps) {
  const { t } = useTranslation("cart");
  const { data: cart, error, refetch } = useCart(userId);
  const { putNoticesAway } = useCartChanges(userId ?? "");
  const isOnline = useOnline();
  const isFilled = cart !== undefined && cart.items.length > 0;
  const footer = isFilled && (
    <div className="grid gap-3">
      <Suspense>
        <PromotionCodes cart={cart} withDiscounts />
      </Suspense>
      <p className="flex items-baseline justify-between">
        <span>
          <strong className="text-lg">{t("total")}</strong>{" "}
          <span className="text-sm text-ink-soft">{t("goods", { count: countPieces(cart) })}</span>
        </span>
        <strong className="text-xl tabular-nums">{formatExactRupees(cart.total)}</strong>
      </p>
      <Suspense fallback={<p className="text-sm text-ink-soft">{t("totalNote")}</p>}>
        <CartDelivery cart={cart} />
      </Suspense>
      {isOnline && waitingIn(cart) === 0 ? (
        <ButtonLink to={paths.checkout} replace size="large">
          {t("checkout")}
        </ButtonLink>
      ) : (
        <p role="status" className="font-medium text-warn">
          {t("closed")}
        </p>
      )}
    </div>
  );

  return (
    <Modal title={t("title")} shape="drawer" onClose={onClose} footer={footer}>
      {!userId && <GuestCart />}
      {userId && error && !cart && (
        <LoadFailed sentence={messageOf(error, t("failed"))} retry={() => void refetch()} />
      )}
      {userId && !cart && !error && (
        <div role="status" aria-label={t("loading")} className="grid gap-4">
          <span className="skeleton h-24" />
          <span className="skeleton h-24" />
        </div>
      )}
      {cart && !isFilled && (
        <>
          <CartNotices notices={cart.notices} onSeen={putNoticesAway} />
          <EmptyState title={t("emptyTitle")} text={t("emptyText")} picture={<EmptyPicture />}>
            <ButtonLink to={paths.listing} replace>
              {t("browse")}
            </ButtonLink>
          </EmptyState>
        </>
      )}
      {cart && isFilled && <CartContents cart={cart} />}
    </Modal>
  );
}
