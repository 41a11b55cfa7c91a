import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { List, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state";
import { Age } from "./booking/age";
import { useBook } from "./booking/use-book";
import { orderPage } from "./links";
import { OrderRows } from "./order-rows";
import type { Order } from "./rules";
import { StatusChip } from "./status-chip";

function Failure({ order }: { order: Order }) {
  const translate = useTranslate();
  const book = useBook(order);
  const failure = order.shippingFailure;
  if (!failure) return null;
  const named = (words: string) => `${translate(words)}: ${order.orderNumber}`;
  return (
    <>
      <Typography color="error" sx={{ overflowWrap: "anywhere" }}>
        {failure.message}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", mt: 0.5 }}>
        <StatusChip status={order.orderStatus} />
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 160 }}>
          {translate("booking.tries", { smart_count: failure.attempts })} · <Age since={failure.at} />
        </Typography>
        <Button
          size="small"
          variant="contained"
          loading={book.isPending}
          aria-label={named("booking.again")}
          onClick={() => book.mutate(null)}
        >
          {translate("booking.again")}
        </Button>
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={orderPage(order.id)}
          aria-label={named("booking.otherWays")}
        >
          {translate("booking.otherWays")}
        </Button>
      </Box>
    </>
  );
}

/** Orders whose courier could not be booked: retried here, or fixed on the order's own page. */
export function ShippingFailedList() {
  return (
    <List
      resource="shipping-failed"
      empty={<EmptyState text="more.noFailed" next={{ label: "more.orders", to: "/admin/orders" }} />}
      actions={false}
      sort={{ field: "orderDate", order: "DESC" }}
      perPage={25}
      exporter={false}
    >
      <OrderRows more={(order) => <Failure order={order} />} />
    </List>
  );
}
