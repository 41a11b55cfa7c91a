import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../format";
import type { Order } from "./rules";

/** Every move of the order, newest first. */
export function Timeline({ moves }: { moves: Order["timeline"] }) {
  const translate = useTranslate();
  return (
    <List dense disablePadding>
      {moves.toReversed().map((move) => (
        <ListItem key={`${move.at}-${move.to}`} disableGutters>
          <ListItemText
            primary={translate(`order.status.${move.to}`)}
            secondary={[formatMoment(move.at), translate(`order.by.${move.by}`), move.note]
              .filter(Boolean)
              .join(" · ")}
          />
        </ListItem>
      ))}
    </List>
  );
}
