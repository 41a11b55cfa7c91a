import type { OrderStatus } from "@contract/order-states";
import { RefreshCw } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailed } from "@/components/load-failed";
import { messageOf } from "@/lib/errors";
import { lazyPart } from "@/lib/lazy-part";
import { CourierLine } from "./courier-line";
import { DeliveryDays, isArriving } from "./delivery-days";
import { OrderPart } from "./order-part";
import { OrderSteps } from "./order-steps";
import { useTracking } from "./queries";

// Closed until somebody opens it, below the steps.
const OrderHistory = lazyPart([], () => import("./order-history"));
// Most orders are one parcel.
const OrderParcels = lazyPart([], () => import("./order-parcels"));

/** From here an order goes on only by what its shopper asks for on the same page. */
const settled: readonly OrderStatus[] = [
  "delivered",
  "rto_received",
  "return_rejected",
  "return_received",
  "cancelled",
];

/** Where the order is, who delivers it and when it should arrive. Spec §7 "track". */
export function OrderTracking({ orderId }: { orderId: string }) {
  const { t } = useTranslation("orders");
  const tracking = useTracking(orderId);
  const { data, refetch, isFetching } = tracking;
  // What was pressed stays, with its focus, also if the parcel has arrived meanwhile.
  const [wasPressed, setPressed] = useState(false);
  const refresh = data && (wasPressed || !settled.includes(data.orderStatus)) && (
    <button
      type="button"
      className="-my-2 -mr-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-brand hover:bg-brand-soft"
      onClick={() => {
        setPressed(true);
        void refetch();
      }}
    >
      <RefreshCw className={`size-4 ${isFetching ? "animate-spin" : ""}`} aria-hidden="true" />
      {t("refresh")}
    </button>
  );
  return (
    <OrderPart title={t("progress")} action={refresh}>
      <Progress tracking={tracking} />
    </OrderPart>
  );
}

function Progress({ tracking: { data, error, refetch } }: { tracking: ReturnType<typeof useTracking> }) {
  const { t } = useTranslation("orders");
  if (error && !data)
    return <LoadFailed sentence={messageOf(error, t("trackFailed"))} retry={() => void refetch()} />;
  if (!data) return <p role="status" aria-label={t("loading")} className="skeleton h-64" />;
  const { courier, expectedDelivery } = data;
  return (
    <div className="grid gap-5">
      {expectedDelivery && isArriving(data.orderStatus, data.deliveryMethod) && (
        <p className="font-semibold text-brand">
          <DeliveryDays days={expectedDelivery} method={data.deliveryMethod} />
        </p>
      )}
      <OrderSteps steps={data.steps} />
      {data.parcels.length > 0 && (
        <Suspense>
          <OrderParcels parcels={data.parcels} />
        </Suspense>
      )}
      {courier && data.parcels.length === 0 && data.orderStatus !== "cancelled" && (
        <CourierLine courier={courier} className="rounded-lg bg-sunken p-4 text-sm" />
      )}
      <Suspense fallback={<div className="h-8" aria-hidden="true" />}>
        <OrderHistory events={data.events} />
      </Suspense>
    </div>
  );
}
