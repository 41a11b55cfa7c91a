import { titleWithChoice } from "@contract/variant-options";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../format";
import type { Order } from "./rules";

type Move = Order["timeline"][number];

/** What goes back, where it is not the whole order. */
const part = ({ to }: Move, asked: Order["returnRequest"]) =>
  to === "return_requested" &&
  asked?.isWhole === false &&
  asked.items.map((item) => `${item.quantity} × ${titleWithChoice(item)}`).join(", ");

/** Every transition of the order, newest first. */
export function Timeline({ order: { timeline, returnRequest } }: { order: Order }) {
  const translate = useTranslate();
  /** Staff notes with their readers; automatic notes are not confidential. */
  const noted = ({ note, noteFor, by }: Move) =>
    note && by === "admin" && noteFor
      ? `${note} (${translate(noteFor === "staff" ? "order.noteOwn" : "order.noteShown")})`
      : note;
  return (
    <List dense disablePadding>
      {timeline.toReversed().map((move) => (
        <ListItem key={`${move.at}-${move.to}`} disableGutters>
          <ListItemText
            primary={translate(`order.status.${move.to}`)}
            secondary={[
              formatMoment(move.at),
              translate(`order.by.${move.by}`),
              part(move, returnRequest),
              noted(move),
            ]
              .filter(Boolean)
              .join(" · ")}
          />
        </ListItem>
      ))}
    </List>
  );
}
