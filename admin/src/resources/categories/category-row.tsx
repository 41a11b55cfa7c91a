import type { ShopCategory } from "@contract/categories";
import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useCategoryName } from "./use-categories";

type Props = {
  category: ShopCategory;
  isBusy: boolean;
  /** Undefined at the ends of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onKinds: () => void;
  onGuide: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A category with what can be done about it. */
export function CategoryRow({ category, isBusy, onUp, onDown, onKinds, onGuide, onEdit, onRemove }: Props) {
  const translate = useTranslate();
  const label = useCategoryName()(category._id);
  const named = (action: string) => `${translate(action)}: ${label}`;
  const facts = [
    translate("brands.products", { smart_count: category.products }),
    ...category.fields.map((field) => translate(`resources.products.fields.${field}`)),
    ...(category.sizes.length > 0 ? [category.sizes.join(", ")] : []),
  ];
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
          {label}{" "}
          {category.isHidden && <Chip component="span" size="small" label={translate("brands.hidden")} />}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {facts.join(" · ")}
        </Typography>
      </Box>
      <Stack direction={{ xs: "column", sm: "row" }}>
        <Button size="small" aria-label={named("kinds.open")} onClick={onKinds}>
          {translate("kinds.open")}
        </Button>
        {category.sizes.length > 0 && (
          <Button size="small" aria-label={named("sizeGuides.open")} onClick={onGuide}>
            {translate("sizeGuides.open")}
          </Button>
        )}
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
