import { useSortable } from "@dnd-kit/sortable";
import ArrowDownIcon from "@mui/icons-material/ArrowDownward";
import ArrowUpIcon from "@mui/icons-material/ArrowUpward";
import DragIcon from "@mui/icons-material/DragIndicator";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DeleteWithConfirmButton, EditButton, RecordContextProvider, useTranslate } from "react-admin";
import type { Placed } from "./placed-list";

type Props = {
  row: Placed;
  /** How it stands; without one, only that it is hidden is said. */
  status?: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  children: ReactNode;
};

export function PlacedRow({ row, status, isFirst, isLast, onUp, onDown, children }: Props) {
  const translate = useTranslate();
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id: row.id });
  const place = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  return (
    <Paper
      component="li"
      ref={setNodeRef}
      variant="outlined"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, p: 1 }}
      style={{ transform: place, transition }}
    >
      {/* A finger on it drags the row; without this the page would scroll instead. */}
      <IconButton
        aria-label={`${translate("place.drag")}: ${row.title}`}
        sx={{ touchAction: "none" }}
        {...attributes}
        {...listeners}
      >
        <DragIcon />
      </IconButton>
      {children}
      {/* On a phone a status stands below the preview, beside the buttons. */}
      <Box sx={{ flex: 1, minWidth: { xs: status ? 110 : 0, sm: 140 } }}>
        {/* On a phone a slide's preview is as wide as the row, and shows its title. */}
        <Typography sx={{ fontWeight: 600, display: { xs: status ? "none" : "block", sm: "block" } }}>
          {row.title}
        </Typography>
        {status ?? (!row.active && <Chip size="small" label={translate("place.hidden")} />)}
      </Box>
      <Stack direction="row" sx={{ alignItems: "center", ml: "auto" }}>
        <IconButton aria-label={`${translate("place.up")}: ${row.title}`} disabled={isFirst} onClick={onUp}>
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          aria-label={`${translate("place.down")}: ${row.title}`}
          disabled={isLast}
          onClick={onDown}
        >
          <ArrowDownIcon />
        </IconButton>
        <RecordContextProvider value={row}>
          <EditButton />
          <DeleteWithConfirmButton mutationMode="pessimistic" redirect={false} />
        </RecordContextProvider>
      </Stack>
    </Paper>
  );
}
