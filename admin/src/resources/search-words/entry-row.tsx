import DeleteIcon from "@mui/icons-material/DeleteOutline";
import EditIcon from "@mui/icons-material/EditOutlined";
import RestoreIcon from "@mui/icons-material/Restore";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { type Entry, listOf, statusOf } from "./rules";

type Props = {
  entry: Entry;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onRestore: () => void;
};

const shownWords = 14;

export function EntryRow({ entry, isBusy, onEdit, onRemove, onRestore }: Props) {
  const translate = useTranslate();
  const list = listOf(entry);
  const status = statusOf(entry);
  const name = list ? translate(`words.list.${list}`) : entry.means;
  const button = (words: string, icon: React.ReactNode, onClick: () => void) => (
    <Tooltip title={translate(words)}>
      <IconButton
        size="small"
        disabled={isBusy}
        aria-label={`${translate(words)}: ${name}`}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
  const more = entry.words.length - shownWords;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr auto", md: "220px 1fr auto" },
        gap: 1,
        alignItems: "center",
        py: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
        {status !== "shipped" && (
          <Chip
            size="small"
            variant="outlined"
            color={status === "off" ? "warning" : "info"}
            label={translate(`words.status.${status}`)}
          />
        )}
      </Box>
      <Typography
        variant="body2"
        sx={{ overflowWrap: "anywhere", gridColumn: { xs: "1 / -1", md: "auto" }, order: { xs: 1, md: 0 } }}
      >
        {entry.words.slice(0, shownWords).join(", ")}
        {more > 0 && ` … ${translate("words.more", { smart_count: more })}`}
      </Typography>
      <Box sx={{ whiteSpace: "nowrap" }}>
        {(status === "changed" || status === "off") &&
          button("words.restore", <RestoreIcon fontSize="small" />, onRestore)}
        {button("words.edit", <EditIcon fontSize="small" />, onEdit)}
        {status !== "off" && button("words.remove", <DeleteIcon fontSize="small" />, onRemove)}
      </Box>
    </Box>
  );
}
