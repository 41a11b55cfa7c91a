import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { List, useListContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { formatMoment, formatRupees } from "../../format";
import type { Order } from "./rules";

function Rows() {
  const { data = [] } = useListContext<Order>();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((order) => (
        <Box component="li" key={order.id} sx={{ p: 2, borderTop: 1, borderColor: "divider" }}>
          <Link component={RouterLink} to={`/admin/orders/${order.id}/show`} sx={{ fontWeight: 700 }}>
            {order.orderNumber} · {order.customer.userName}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {formatMoment(order.orderDate)} · {order.deliveryPincode} · {formatRupees(order.totalAmount)}
          </Typography>
          <Typography variant="body2" color="error">
            {order.shippingFailure?.message}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function NothingFailed() {
  const translate = useTranslate();
  return (
    <Box sx={{ textAlign: "center", py: 8 }}>
      <Typography variant="h6" component="p">
        {translate("more.noFailed")}
      </Typography>
      <Link component={RouterLink} to="/admin/orders">
        {translate("more.orders")}
      </Link>
    </Box>
  );
}

/** Orders whose courier could not be booked: each leads to the page where that is mended. */
export function ShippingFailedList() {
  return (
    <List
      resource="shipping-failed"
      empty={<NothingFailed />}
      actions={false}
      sort={{ field: "orderDate", order: "DESC" }}
      perPage={25}
      exporter={false}
    >
      <Rows />
    </List>
  );
}
