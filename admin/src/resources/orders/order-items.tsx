import { formatExactRupees } from "@contract/money";
import { choiceOf } from "@contract/variant-options";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Thumb } from "../../components/thumb";
import { lineKey, writtenOffOf } from "./return/restock";
import type { Order } from "./rules";

function Amount({ label, rupees, strong = false }: { label: string; rupees: number; strong?: boolean }) {
  const weight = strong ? 700 : 400;
  return (
    <Stack direction="row" sx={{ justifyContent: "space-between" }}>
      <Typography sx={{ fontWeight: weight }}>{label}</Typography>
      <Typography sx={{ fontWeight: weight }}>{formatExactRupees(rupees)}</Typography>
    </Stack>
  );
}

function WrittenOff({ pieces }: { pieces: number }) {
  const translate = useTranslate();
  if (!pieces) return null;
  return (
    <Typography variant="body2" color="error">
      {translate("returns.wasWrittenOff", { smart_count: pieces })}
    </Typography>
  );
}

/** The lines of an order as they were bought, and their total. */
export function OrderItems({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5}>
      {order.cartItems.map((item) => (
        <Stack key={lineKey(item)} direction="row" spacing={2} sx={{ alignItems: "center" }}>
          <Thumb url={item.image} size={56} />
          <Box sx={{ flex: 1 }}>
            <Typography>{item.title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {choiceOf(item) && `${choiceOf(item)} · `}
              {item.quantity} × {formatExactRupees((item.lineTotal + item.discount) / item.quantity)}
              {item.discount > 0 && ` − ${formatExactRupees(item.discount)}`}
            </Typography>
            <WrittenOff pieces={writtenOffOf(item, order)} />
          </Box>
          <Typography>{formatExactRupees(item.lineTotal)}</Typography>
        </Stack>
      ))}
      <Divider />
      <Amount label={translate("order.subtotal")} rupees={order.subtotal} />
      {order.discounts.map(({ code, goods, delivery }) => (
        <Typography key={code} variant="body2" color="text.secondary">
          {translate("order.discount")} {code}: {formatExactRupees(goods + delivery)}
        </Typography>
      ))}
      <Amount label={translate("order.shipping")} rupees={order.shippingCharge} />
      {order.codFee > 0 && <Amount label={translate("order.codFee")} rupees={order.codFee} />}
      <Amount label={translate("order.total")} rupees={order.totalAmount} strong />
    </Stack>
  );
}
