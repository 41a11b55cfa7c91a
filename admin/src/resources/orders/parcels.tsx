import { titleWithChoice } from "@contract/variant-options";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import type { Order } from "./rules";

const piece = (item: Order["parcels"][number]["items"][number]) =>
  `${item.quantity} × ${titleWithChoice(item)}`;

/** From which stock location what is sent; nothing in a shop with one location. */
export function Parcels({ order }: { order: Order }) {
  const translate = useTranslate();
  if (order.parcels.length === 0) return null;
  return (
    <FormSection title="order.parcels">
      {order.parcels.map(({ location, items, courier }) => (
        <Box key={`${location}-${items.map(piece).join()}`} sx={{ mb: 1 }}>
          <Typography variant="subtitle2">{location ?? translate("order.unknownLocation")}</Typography>
          {items.map((item) => (
            <Typography key={piece(item)} variant="body2">
              {piece(item)}
            </Typography>
          ))}
          {courier && (
            <Typography variant="body2" color="text.secondary">
              {courier.name} {courier.awb}
            </Typography>
          )}
        </Box>
      ))}
    </FormSection>
  );
}
