import Grid from "@mui/material/Grid";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Query } from "@tanstack/react-query";
import { Show, useRecordContext, useTranslate } from "react-admin";
import { May } from "../../access/may";
import { FormSection } from "../../components/form-section";
import { formatMoment } from "../../format";
import { BookingCard } from "./booking/booking-card";
import { CashOff } from "./cash-off";
import { CodeNote } from "./code-note";
import { Neighbours } from "./neighbours";
import { PaymentChip, PickupChip } from "./order-chips";
import { OrderDocuments } from "./order-documents";
import { OrderItems } from "./order-items";
import { OrderStatusChip } from "./order-status-chip";
import { Parcels } from "./parcels";
import { PaymentCard } from "./payment/payment-card";
import { methodWords } from "./payment/rules";
import { Recipient } from "./recipient";
import { ReturnCard } from "./return/return-card";
import { WriteOffCard } from "./return/write-off-card";
import { type Order, refreshAfter } from "./rules";
import { SlotCard } from "./slot-card";
import { StatusForm } from "./status-form";
import { Timeline } from "./timeline";

function Head({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", my: 2 }}>
      <Typography variant="h5" component="h2" sx={{ fontWeight: 700 }}>
        {order.orderNumber}
      </Typography>
      <OrderStatusChip order={order} />
      <PaymentChip order={order} />
      <PickupChip order={order} />
      <Typography color="text.secondary" sx={{ flex: 1, minWidth: 200 }}>
        {formatMoment(order.orderDate)} · {translate(methodWords(order))}
      </Typography>
      <OrderDocuments order={order} />
      <Neighbours orderId={order.id} />
    </Stack>
  );
}

/** The page's skeleton while its order loads. */
function OrderPlaceholder() {
  return (
    <Grid container spacing={2} sx={{ mt: 2 }}>
      <Grid size={{ xs: 12, md: 7 }}>
        <Skeleton variant="rounded" height={320} />
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <Skeleton variant="rounded" height={320} />
      </Grid>
    </Grid>
  );
}

function Page() {
  const order = useRecordContext<Order>();
  if (!order) return <OrderPlaceholder />;
  // Whatever blocks an order comes first.
  const isStuck = order.booking?.state === "failed";
  return (
    <>
      <Head order={order} />
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 5 }} sx={{ order: { md: 2 } }}>
          <CodeNote order={order} />
          <May permission="money">
            <CashOff order={order} />
          </May>
          <ReturnCard order={order} />
          <May permission="money">
            <WriteOffCard order={order} />
          </May>
          {isStuck && <BookingCard order={order} />}
          <SlotCard order={order} />
          <StatusForm order={order} />
          {!isStuck && <BookingCard order={order} />}
          <Parcels order={order} />
          <PaymentCard order={order} />
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <FormSection title="order.items">
            <OrderItems order={order} />
          </FormSection>
          <FormSection title={order.pickup ? "counter.picksUp" : "order.address"}>
            <Recipient order={order} />
          </FormSection>
          <FormSection title="order.timeline">
            <Timeline order={order} />
          </FormSection>
        </Grid>
      </Grid>
    </>
  );
}

/** The courier's word comes by itself: soon while a booking runs, now and then while a parcel travels; never to a hidden page. */
const untilNews = ({ state: { data } }: Query<Order>) => (data ? refreshAfter(data) : false);

export function OrderShow() {
  return (
    <Show<Order> actions={false} component="div" queryOptions={{ refetchInterval: untilNews }}>
      <Page />
    </Show>
  );
}
