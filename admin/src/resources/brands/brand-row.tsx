import type { Brand } from "@contract/brands";
import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useCategoryName } from "../categories/use-categories";
import { useBrandName } from "./use-brands";

type Props = {
  brand: Brand;
  isBusy: boolean;
  /** Undefined at the ends of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** A brand with what can be done about it. */
export function BrandRow({ brand, isBusy, onUp, onDown, onEdit, onRemove }: Props) {
  const translate = useTranslate();
  const categoryName = useCategoryName();
  const { _id, categories, products, isHidden } = brand;
  const label = useBrandName()(_id);
  const named = (action: string) => `${translate(action)}: ${label}`;
  return (
    <Box
      component="li"
      sx={{ py: 1, borderTop: 1, borderColor: "divider", display: "flex", gap: 1, alignItems: "center" }}
    >
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
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {label} {isHidden && <Chip component="span" size="small" label={translate("brands.hidden")} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {categories.map((category) => categoryName(category)).join(", ")}
          {" · "}
          {translate("brands.products", { smart_count: products })}
        </Typography>
      </Box>
      <Stack direction={{ xs: "column", sm: "row" }}>
        <Button size="small" aria-label={named("brands.editNow")} onClick={onEdit}>
          {translate("brands.editNow")}
        </Button>
        <Button size="small" color="error" aria-label={named("brands.remove")} onClick={onRemove}>
          {translate("brands.remove")}
        </Button>
      </Stack>
    </Box>
  );
}
