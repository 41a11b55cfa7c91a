import { formatExactRupees } from "@contract/money";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { ListBody } from "../../components/list-body";
import { RowCheckbox } from "../../components/row-checkbox";
import { SelectionBar } from "../../components/selection-bar";
import { formatMoment } from "../../format";
import { orderPage } from "./links";
import type { Order } from "./rules";

type Props = {
  more?: (order: Order) => ReactNode;
  /** What can be done with several: each order then has a box to select it. */
  bulk?: ReactNode;
};

/** Orders as cards below each other: number and name link to the order, `more` gives the reason it is listed. */
export function OrderRows({ more, bulk }: Props) {
  const { data = [] } = useListContext<Order>();
  return (
    <ListBody>
      {bulk && <SelectionBar bulk={bulk} />}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.map((order) => (
          <Box component="li" key={order.id} sx={{ p: 2, borderTop: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
              {bulk && <RowCheckbox id={order.id} name={order.orderNumber} />}
              <Link
                component={RouterLink}
                to={orderPage(order.id)}
                sx={{ flex: 1, fontWeight: 700, overflowWrap: "anywhere" }}
              >
                {order.orderNumber} · {order.customer.userName}
              </Link>
              <Typography sx={{ fontWeight: 600 }}>{formatExactRupees(order.totalAmount)}</Typography>
            </Box>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
              {formatMoment(order.orderDate)} · {order.addressInfo.city} {order.deliveryPincode}
            </Typography>
            {more?.(order)}
          </Box>
        ))}
      </Box>
    </ListBody>
  );
}
