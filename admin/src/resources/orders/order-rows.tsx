import { formatExactRupees } from "@contract/money";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useListContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { ListBody } from "../../components/list-body";
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
  const translate = useTranslate();
  const { data = [], selectedIds = [], onSelect, onToggleItem } = useListContext<Order>();
  const selectedHere = data.filter(({ id }) => selectedIds.includes(id)).length;
  const isWhole = data.length > 0 && selectedHere === data.length;
  return (
    <ListBody>
      {bulk && selectedIds.length > 0 && (
        <Box
          sx={{
            position: "sticky",
            top: 56,
            zIndex: 2,
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1,
            p: 1,
            bgcolor: "background.paper",
          }}
        >
          {translate("ra.action.bulk_actions", { smart_count: selectedIds.length })}
          {bulk}
        </Box>
      )}
      {bulk && data.length > 0 && (
        <FormControlLabel
          sx={{ px: 2, py: 0.5, mx: 0 }}
          control={
            <Checkbox
              sx={{ m: -1, mr: 0 }}
              checked={isWhole}
              indeterminate={selectedHere > 0 && !isWhole}
              onChange={() => onSelect(isWhole ? [] : data.map(({ id }) => id))}
            />
          }
          label={translate("ra.action.select_all")}
        />
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.map((order) => (
          <Box component="li" key={order.id} sx={{ p: 2, borderTop: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
              {bulk && (
                <Checkbox
                  sx={{ m: -1, alignSelf: "flex-start" }}
                  checked={selectedIds.includes(order.id)}
                  onChange={() => onToggleItem(order.id)}
                  slotProps={{ input: { "aria-label": order.orderNumber } }}
                />
              )}
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
