import { titleWithChoice } from "@contract/variant-options";
import Box from "@mui/material/Box";
import type { Order } from "../rules";
import { lineKey } from "./restock";

/** The items that the shopper returns, one line each. */
export function ReturnedItems({ asked }: { asked: NonNullable<Order["returnRequest"]> }) {
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {asked.items.map((item) => (
        <Box component="li" key={lineKey(item)} sx={{ overflowWrap: "anywhere" }}>
          {item.quantity} × {titleWithChoice(item)}
        </Box>
      ))}
    </Box>
  );
}
