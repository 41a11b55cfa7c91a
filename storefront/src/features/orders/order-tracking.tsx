import { RefreshCw } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailed } from "@/components/load-failed";
import { messageOf } from "@/lib/errors";
import { lazyPart } from "@/lib/lazy-part";
import { CourierLine } from "./courier-line";
import { DeliveryDays, isArriving } from "./delivery-days";
import { OrderSteps } from "./order-steps";
import { useTracking } from "./queries";

// Closed until somebody opens it, below the steps.
const OrderHistory = lazyPart([], () => import("./order-history"));
// Most orders are one parcel.
const OrderParcels = lazyPart([], () => import("./order-parcels"));

/** Where the order is, who delivers it and when it should arrive. Spec §7 "track". */
export function OrderTracking({ orderId }: { orderId: string }) {
  const { t } = useTranslation("orders");
  const { data, error, refetch, isFetching } = useTracking(orderId);
  if (error && !data)
    return <LoadFailed sentence={messageOf(error, t("trackFailed"))} retry={() => void refetch()} />;
  if (!data) return <p role="status" aria-label={t("loading")} className="skeleton h-64" />;
  const { courier, expectedDelivery } = data;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="font-semibold text-brand">
          {expectedDelivery && isArriving(data.orderStatus, data.deliveryMethod) && (
            <DeliveryDays days={expectedDelivery} method={data.deliveryMethod} />
          )}
        </p>
        <button
          type="button"
          className="ml-auto inline-flex min-h-9 items-center gap-2 rounded-full px-3 text-sm font-semibold text-brand hover:bg-brand-soft"
          onClick={() => void refetch()}
        >
          <RefreshCw className={`size-4 ${isFetching ? "animate-spin" : ""}`} aria-hidden="true" />
          {t("refresh")}
        </button>
      </div>
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
