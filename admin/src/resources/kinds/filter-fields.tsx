import type { ShopKind } from "@contract/kinds";
import { limits } from "@contract/limits";
import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { call } from "../../providers/call";

type Filters = ShopKind["filters"];
type Props = {
  kindId: string;
  filters: Filters;
  error: string | undefined;
  onChange: (filters: Filters) => void;
};

const spoken = [
  ["hi", "categories.hindi"],
  ["mr", "categories.marathi"],
] as const;

/** The filters of a kind's own: chosen from what its products say, named in the other languages, in their order. */
export function FilterFields({ kindId, filters, error, onChange }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { data: rows = [] } = useQuery({
    queryKey: ["kind-rows", kindId],
    queryFn: async () => (await call("adminGetKindRows", { params: { id: kindId } })).data,
    retry: 1,
  });
  const isChosen = (name: string) => filters.some(({ row }) => row.toLowerCase() === name.toLowerCase());
  const free = rows.filter(({ row }) => !isChosen(row));
  const change = (at: number, words: Partial<Filters[number]>) =>
    onChange(filters.map((filter, nth) => (nth === at ? { ...filter, ...words } : filter)));
  const swap = (at: number, other: number) => {
    const [one, two] = [filters[at], filters[other]];
    if (!one || !two) return;
    onChange(filters.map((filter, nth) => (nth === at ? two : nth === other ? one : filter)));
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Typography id={titleId} variant="subtitle2" component="h4">
        {translate("kinds.filters")}
      </Typography>
      <FormHelperText error={Boolean(error)}>{error ?? translate("kinds.filtersMean")}</FormHelperText>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {filters.map((filter, at) => {
          const named = (action: string) => `${translate(action)}: ${filter.row}`;
          return (
            <Stack
              key={filter.row}
              component="li"
              direction={{ xs: "column", sm: "row" }}
              sx={{ gap: 1, py: 1, alignItems: { sm: "center" } }}
            >
              <Typography sx={{ flex: 1, overflowWrap: "anywhere" }}>{filter.row}</Typography>
              {spoken.map(([language, name]) => (
                <TextField
                  key={language}
                  size="small"
                  label={`${filter.row}, ${translate(name)}`}
                  value={filter[language]}
                  onChange={({ target }) => change(at, { [language]: target.value })}
                  slotProps={{ htmlInput: { maxLength: 40, lang: language } }}
                />
              ))}
              <Box sx={{ whiteSpace: "nowrap" }}>
                <IconButton
                  aria-label={named("brands.up")}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={named("brands.down")}
                  disabled={at === filters.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={named("kinds.noFilter")}
                  onClick={() => onChange(filters.filter((_, nth) => nth !== at))}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Box>
            </Stack>
          );
        })}
      </Box>
      {filters.length < limits.kindFilters && free.length > 0 && (
        <TextField
          select
          fullWidth
          margin="dense"
          size="small"
          label={translate("kinds.addFilter")}
          value=""
          onChange={({ target }) => onChange([...filters, { row: target.value, hi: "", mr: "" }])}
        >
          {free.map(({ row, products }) => (
            <MenuItem key={row} value={row}>
              {row} ({translate("brands.products", { smart_count: products })})
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
