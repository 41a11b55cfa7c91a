import type { ShopKind } from "@contract/kinds";
import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useKindName } from "./use-kinds";

type Props = {
  kind: ShopKind;
  isBusy: boolean;
  /** What the shop has said about deleting it, as products are of it. */
  asked: string | undefined;
  /** Undefined at the ends of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Undefined where products have no sizes. */
  onGuide: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
  onRemoveAnyway: () => void;
};

/** A kind with what can be done about it. */
export function KindRow({
  kind,
  isBusy,
  asked,
  onUp,
  onDown,
  onGuide,
  onEdit,
  onRemove,
  onRemoveAnyway,
}: Props) {
  const translate = useTranslate();
  const label = useKindName()(kind);
  const named = (action: string) => `${translate(action)}: ${label}`;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <Stack direction="row">
          <IconButton size="small" disabled={isBusy || !onUp} aria-label={named("brands.up")} onClick={onUp}>
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            disabled={isBusy || !onDown}
            aria-label={named("brands.down")}
            onClick={onDown}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </Stack>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {label}{" "}
            {kind.isHidden && <Chip component="span" size="small" label={translate("brands.hidden")} />}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate("brands.products", { smart_count: kind.products })}
          </Typography>
        </Box>
        <Stack direction={{ xs: "column", sm: "row" }}>
          {onGuide && (
            <Button size="small" disabled={isBusy} aria-label={named("sizeGuides.open")} onClick={onGuide}>
              {translate("sizeGuides.open")}
            </Button>
          )}
          <Button size="small" disabled={isBusy} aria-label={named("brands.editNow")} onClick={onEdit}>
            {translate("brands.editNow")}
          </Button>
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            aria-label={named("brands.remove")}
            onClick={onRemove}
          >
            {translate("brands.remove")}
          </Button>
        </Stack>
      </Box>
      {asked && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {asked}
          <Box sx={{ mt: 1 }}>
            <Button color="inherit" variant="outlined" size="small" onClick={onRemoveAnyway}>
              {translate("kinds.removeAnyway")}
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}
