import { Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { LoadFailed } from "@/components/load-failed";
import { useFreshCart } from "@/features/cart/use-fresh-cart";
import { ConfirmOrder } from "@/features/orders/confirm-order";
import { OrderPlaced } from "@/features/orders/order-placed";
import { useOrder, useOrderSummary } from "@/features/orders/queries";
import { useSession } from "@/features/session/queries";
import { isStatus, messageOf } from "@/lib/errors";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";

const PushOffer = lazyPart(["push"], () => import("@/features/push/push-offer"), { isExtra: true });
const PasskeyOffer = lazyPart(["passkeys"], () => import("@/features/passkeys/passkey-offer"), {
  isExtra: true,
});

const myOrders = `${paths.account}?tab=orders`;

/**
 * After an order. The page is public, so it shows only the number and the next steps, and to its owner whether it
 * waits for a code.
 */
export default function OrderSuccessPage() {
  const { t } = useTranslation("placed");
  const [search] = useSearchParams();
  const number = search.get("order") ?? "";
  const { data: order, error, refetch } = useOrderSummary(number, search.get("key") ?? undefined);
  const orderId = useOrderId();
  const { user } = useSession();
  useFreshCart();
  const isUnknown = isStatus(error, 404) || isStatus(error, 422);
  return (
    <div className="shop-width py-8 md:py-12">
      {number === "" && <Nothing title={t("noneTitle")} text={t("noneText")} />}
      {isUnknown && <Nothing title={t("unknownTitle")} text={t("unknownText")} />}
      {error && !isUnknown && (
        <LoadFailed sentence={messageOf(error, t("failed"))} retry={() => void refetch()} />
      )}
      {number !== "" && !order && !error && (
        <p role="status" aria-label={t("loading")} className="skeleton mx-auto h-96 max-w-2xl" />
      )}
      {order && (
        <OrderPlaced order={order} trackPath={orderId ? paths.order(orderId) : myOrders}>
          {user && orderId && <OwnersPart orderId={orderId} />}
        </OrderPlaced>
      )}
      {order && user && orderId && (
        <Suspense>
          <PushOffer />
          <PasskeyOffer />
        </Suspense>
      )}
    </div>
  );
}

/** The checkout passes the order's id in the history entry; the address has only the public number. */
function useOrderId(): string | undefined {
  const state: unknown = useLocation().state;
  const id = typeof state === "object" && state !== null && "orderId" in state ? state.orderId : undefined;
  const orderId = typeof id === "string" ? id : undefined;
  // The server's HTML is the same for everyone: after a reload the owner's part appears after hydration.
  return useSyncExternalStore(
    subscribeToNothing,
    () => orderId,
    () => undefined,
  );
}

const subscribeToNothing = () => () => {};

/** Shown only to the shopper who just placed the order: it may wait for a code from them. */
function OwnersPart({ orderId }: { orderId: string }) {
  const { data: order } = useOrder(orderId);
  return order ? <ConfirmOrder order={order} /> : null;
}

function Nothing({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation("placed");
  return (
    <EmptyState level={1} title={title} text={text} picture={<EmptyPicture />}>
      <ButtonLink to={myOrders}>{t("mine")}</ButtonLink>
    </EmptyState>
  );
}
