import type { ResponseOf } from "@contract";
import { type BulkMove, bulkMoves } from "@contract/order-states";
import PdfIcon from "@mui/icons-material/PictureAsPdfOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import { type ReactElement, useId, useState } from "react";
import {
  HttpError,
  type Identifier,
  useDataProvider,
  useListContext,
  useRefresh,
  useTranslate,
} from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";
import { orderPage } from "./links";
import { PapersDialog } from "./papers-button";
import type { Order } from "./rules";

type Moved = ResponseOf<"adminMoveOrders">["data"][number];
/** Orders in one call: few enough that the progress is seen to move. */
const perCall = 5;

const tries = 4;
const pauseMs = 2_000;

/** Repeats a call that met a busy shop: what it had done by then is done, and counts. */
async function patiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      if (left === 0 || !(error instanceof HttpError) || error.status !== 503) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

type Run = { to: BulkMove; all: number; moved: readonly Moved[]; error?: string; isOver: boolean };

/** How far it is, and then what was done and what was refused, with the reason of each. */
function Results({ run, onClose }: { run: Run; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { to, all, moved, error, isOver } = run;
  const refused = moved.filter(({ outcome }) => outcome === "refused");
  const done = moved.length - refused.length;
  return (
    <Dialog open onClose={isOver ? onClose : undefined} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate(`bulk.title.${to}`)}</DialogTitle>
      <DialogContent>
        {!isOver && (
          <LinearProgress
            variant="determinate"
            value={(100 * moved.length) / all}
            aria-label={translate("bulk.progress", { some: moved.length, all })}
            sx={{ mb: 2 }}
          />
        )}
        <Box role="status" sx={{ mb: 1 }}>
          {translate(isOver ? "bulk.done" : "bulk.progress", { some: isOver ? done : moved.length, all })}
        </Box>
        {error && <Alert severity="error">{error}</Alert>}
        {refused.length > 0 && (
          <Box component="ul" sx={{ pl: 2.5, m: 0 }}>
            {refused.map(({ orderId, orderNumber, message }) => (
              <li key={orderId}>
                <Link href={orderPage(orderId)} target="_blank">
                  {orderNumber ?? orderId}
                </Link>
                {": "}
                {message}
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={!isOver} variant="contained">
          {translate("ra.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The selection as the list shows it; what is on another page of it comes last. */
function inListOrder(rows: readonly Order[] | undefined, selected: readonly Identifier[]): string[] {
  const shown = (rows ?? []).filter(({ id }) => selected.includes(id)).map(({ id }) => id);
  return [...shown, ...selected.map(String).filter((id) => !shown.includes(id))];
}

/**
 * Buttons that confirm, pack and hand over the selected orders, and print their papers. The selection stays, so that the next step is one
 * more press; only what was refused asks to be looked at. The dialogs are outside the list, whose table and cards change places
 * when a window gets wider or a phone is turned.
 */
export function BulkMoves({ children }: { children: (buttons: ReactElement) => ReactElement }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { moveOrders } = useDataProvider<PanelDataProvider>();
  const { selectedIds, data } = useListContext<Order>();
  const [run, setRun] = useState<Run>();
  const [isPrinting, setIsPrinting] = useState(false);

  const start = async (to: BulkMove) => {
    const ids = selectedIds.map(String);
    let now: Run = { to, all: ids.length, moved: [], isOver: false };
    setRun(now);
    try {
      for (let from = 0; from < ids.length; from += perCall) {
        const { data } = await patiently(() => moveOrders(ids.slice(from, from + perCall), to));
        now = { ...now, moved: [...now.moved, ...data] };
        setRun(now);
      }
    } catch (error) {
      now = { ...now, error: (error as Error).message };
    }
    setRun({ ...now, isOver: true });
    refresh();
  };

  const buttons = (
    <>
      {bulkMoves.map((to) => (
        <Button key={to} size="small" disabled={run && !run.isOver} onClick={() => void start(to)}>
          {translate(`bulk.${to}`)}
        </Button>
      ))}
      <Button size="small" startIcon={<PdfIcon />} onClick={() => setIsPrinting(true)}>
        {translate("papers.button")}
      </Button>
    </>
  );
  return (
    <>
      {children(buttons)}
      {isPrinting && (
        <PapersDialog orderIds={inListOrder(data, selectedIds)} onClose={() => setIsPrinting(false)} />
      )}
      {run && <Results run={run} onClose={() => setRun(undefined)} />}
    </>
  );
}
