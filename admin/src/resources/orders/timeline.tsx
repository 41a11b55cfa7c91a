import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../format";
import type { Order } from "./rules";

/** Every transition of the order, newest first. */
export function Timeline({ moves }: { moves: Order["timeline"] }) {
  const translate = useTranslate();
  /** Staff notes with their readers; automatic notes are not confidential. */
  const noted = ({ note, noteFor, by }: Order["timeline"][number]) =>
    note && by === "admin" && noteFor
      ? `${note} (${translate(noteFor === "staff" ? "order.noteOwn" : "order.noteShown")})`
      : note;
  return (
    <List dense disablePadding>
      {moves.toReversed().map((move) => (
        <ListItem key={`${move.at}-${move.to}`} disableGutters>
          <ListItemText
            primary={translate(`order.status.${move.to}`)}
            secondary={[formatMoment(move.at), translate(`order.by.${move.by}`), noted(move)]
              .filter(Boolean)
              .join(" · ")}
          />
        </ListItem>
      ))}
    </List>
  );
}
