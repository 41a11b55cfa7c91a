import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Product } from "../list";
import { type BulkChange, planChange } from "./plan";
import { Preview } from "./preview";
import { UndoToast } from "./undo-toast";
import { undoOf, useBulk } from "./use-bulk";
import { type BulkKind, firstChange, ValueInputs } from "./value-inputs";

/** The toast with the way back stays longer than others. */
const undoMs = 120_000;

/** Changes a value of the selected products: shows old and new values first, then the progress and what was refused. */
export function BulkDialog({ kind, onClose }: { kind: BulkKind; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const statusId = useId();
  const { selectedIds, onUnselectItems } = useListContext<Product>();
  const { readProducts } = useDataProvider<PanelDataProvider>();
  // As they are now: what the list shows may be minutes old.
  const read = useQuery({
    queryKey: ["products", "bulk", selectedIds],
    queryFn: async () => {
      const ids = selectedIds.map(String);
      const products = await readProducts(ids);
      return products.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [change, setChange] = useState<BulkChange | undefined>(() => firstChange(kind));
  const { run, send } = useBulk();
  const rows = read.data && change ? planChange(read.data, change) : [];
  const due = rows.filter(({ skipped }) => skipped === undefined);
  const resultOf = new Map(run?.results.map((result) => [result.productId, result]));
  const isBusy = run !== undefined && !run.isOver;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (due.length === 0 || run) return;
    const planned = due;
    const { results, error } = await send(
      planned.map(({ product, fields }) => ({ ...fields, productId: product._id, version: product.version })),
    );
    const undo = undoOf(planned, results);
    const text = translate("product.bulk.done", { smart_count: undo.length });
    if (undo.length > 0) notify(<UndoToast text={text} undo={undo} />, { autoHideDuration: undoMs });
    refresh();
    if (!error && undo.length === planned.length) {
      onUnselectItems();
      onClose();
    }
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box
        component="form"
        onSubmit={(event) => void submit(event)}
        noValidate
        // The list scrolls between title and buttons.
        sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}
      >
        <DialogTitle id={titleId}>
          {translate("product.bulk.title", { smart_count: selectedIds.length })}
        </DialogTitle>
        <DialogContent>
          {!run && <ValueInputs kind={kind} onChange={setChange} />}
          {read.isPending && <LinearProgress aria-label={translate("ra.page.loading")} sx={{ mt: 2 }} />}
          {read.error && <Alert severity="error">{read.error.message}</Alert>}
          {run && (
            <>
              {isBusy && (
                <LinearProgress
                  variant="determinate"
                  value={percentDone(run)}
                  aria-labelledby={statusId}
                  sx={{ mb: 1 }}
                />
              )}
              <Typography id={statusId} role="status">
                {translate("product.bulk.progress", { some: run.results.length, all: run.all })}
              </Typography>
              {run.error && <Alert severity="error">{run.error}</Alert>}
            </>
          )}
          <Preview rows={rows} resultOf={resultOf} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={isBusy}>
            {translate(run ? "ra.action.close" : "ra.action.cancel")}
          </Button>
          {!run?.isOver && (
            <Button type="submit" variant="contained" disabled={due.length === 0} loading={isBusy}>
              {translate("product.bulk.apply", { smart_count: due.length })}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const percentDone = ({ results, all }: { results: readonly unknown[]; all: number }) =>
  all === 0 ? 0 : (results.length / all) * 100;
