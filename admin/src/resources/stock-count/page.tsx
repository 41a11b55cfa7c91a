import { countedAtOnce } from "@contract/counted-at-once";
import { newKey } from "@contract/new-key";
import type { CountRow as Row } from "@contract/stock-count";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Title, useDataProvider, useNotify, useStore, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import type { PanelDataProvider } from "../../providers/data-provider";
import { useCategoryChoices } from "../categories/use-categories";
import { CountRow } from "./count-row";
import { countedOf, differenceOf, leftAfter, linesOf, type Typed } from "./rules";

/**
 * Counting what is on the shelves: by category, location, words or SKU. The books are read at the moment a number is
 * complete, the differences are shown, and then applied, so that orders may run all the while. What was typed is kept
 * in this browser until it is applied.
 */
export function StockCountPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { getStockCount, applyStockCount } = useDataProvider<PanelDataProvider>();
  const categoryChoices = useCategoryChoices("all");
  const [category, setCategory] = useState("");
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState("");
  const [page, setPage] = useState(1);
  const [locationId, setLocationId] = useStore("stockCount.location", "");
  const [typed, setTyped] = useStore<Typed>(`stockCount.typed.${locationId}`, {});
  // Sent again after a lost response, a count is applied once.
  const [key] = useState(newKey);

  const { data, error, isPending } = useQuery({
    queryKey: ["stock-count", category, asked, locationId, page],
    queryFn: async () =>
      (await getStockCount({ category, q: asked, locationId: locationId || undefined, page: String(page) }))
        .data,
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows ?? [];
  const locations = data?.locations ?? [];
  const look = (change: () => void) => {
    change();
    setPage(1);
  };

  /** Reads the books for a number that is complete. */
  const readBooks = async (row: Row) => {
    const mine = typed[row._id];
    if (!mine || mine.row || countedOf(mine) === undefined) return;
    try {
      const { data: now } = await getStockCount({
        variantIds: row._id,
        locationId: locationId || undefined,
      });
      const fresh = now.rows[0];
      if (fresh) setTyped((all) => ({ ...all, [row._id]: { ...mine, row: fresh } }));
    } catch (problem) {
      notify((problem as Error).message, { type: "error" });
    }
  };
  const type = (row: Row, text: string) => {
    if (text.trim() === "") {
      const { [row._id]: _gone, ...others } = typed;
      setTyped(others);
    } else setTyped({ ...typed, [row._id]: { text } });
  };

  const lines = linesOf(typed);
  const differences = Object.values(typed).filter((one) => (differenceOf(one) ?? 0) !== 0).length;
  const apply = useMutation({
    mutationFn: async () => {
      let left = typed;
      for (let from = 0; from < lines.length; from += countedAtOnce) {
        const some = lines.slice(from, from + countedAtOnce);
        const { data: results } = await applyStockCount({ locationId: locationId || null, lines: some }, key);
        left = leftAfter(left, results);
        setTyped(left);
      }
      return left;
    },
    onSuccess: (left) =>
      notify(Object.keys(left).length > 0 ? "stockCount.someLeft" : "stockCount.applied", {
        type: Object.keys(left).length > 0 ? "warning" : "success",
      }),
    onError: (problem) => notify(problem.message, { type: "error" }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["stock-count"] }),
        client.invalidateQueries({ queryKey: ["products"] }),
      ]),
  });

  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Title title={translate("panel.stockCount")} />
      <FormSection title="stockCount.shelves">
        <Typography sx={{ mb: 2 }}>{translate("stockCount.help")}</Typography>
        <Stack
          component="form"
          direction={{ xs: "column", sm: "row" }}
          spacing={2}
          sx={{ mb: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            look(() => setAsked(words.trim()));
          }}
        >
          <TextField
            fullWidth
            label={translate("stockCount.find")}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: "off" } }}
          />
          <TextField
            select
            fullWidth
            label={translate("stockCount.category")}
            value={category}
            onChange={({ target }) => look(() => setCategory(target.value))}
          >
            <MenuItem value="">{translate("stockCount.all")}</MenuItem>
            {categoryChoices.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {locations.length > 0 && (
            <TextField
              select
              fullWidth
              label={translate("stock.location")}
              value={locationId}
              onChange={({ target }) => look(() => setLocationId(target.value))}
            >
              <MenuItem value="">{translate("stockCount.everywhere")}</MenuItem>
              {locations.map(({ _id, name }) => (
                <MenuItem key={_id} value={_id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Button type="submit" variant="outlined">
            {translate("ra.action.search")}
          </Button>
        </Stack>
        {error && <Alert severity="error">{error.message}</Alert>}
        {isPending && <LinearProgress aria-label={translate("ra.page.loading")} />}
        {data && rows.length === 0 && <Typography>{translate("stockCount.none")}</Typography>}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {rows.map((row) => (
            <CountRow
              key={row._id}
              row={row}
              counted={typed[row._id]}
              onType={(text) => type(row, text)}
              onDone={() => void readBooks(row)}
            />
          ))}
        </Box>
        {(page > 1 || data?.hasMore) && (
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {translate("ra.navigation.previous")}
            </Button>
            <Button disabled={!data?.hasMore} onClick={() => setPage(page + 1)}>
              {translate("ra.navigation.next")}
            </Button>
          </Stack>
        )}
      </FormSection>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          position: "sticky",
          bottom: 0,
          // Above the labels of the fields that scroll below it.
          zIndex: 2,
          py: 1,
          gap: 2,
          flexWrap: "wrap",
          alignItems: "center",
          bgcolor: "background.default",
        }}
      >
        <Typography role="status" sx={{ flex: 1, minWidth: 200 }}>
          {translate("stockCount.sum", { smart_count: lines.length, differences })}
        </Typography>
        <Button
          variant="contained"
          disabled={lines.length === 0}
          loading={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {translate("stockCount.apply")}
        </Button>
      </Stack>
    </Box>
  );
}
