import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useCloseNotification, useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Undo } from "./use-bulk";

const perCall = 20;

/** Says what was changed, and sets it back on request: only where nobody has changed it since. */
export function UndoToast({ text, undo }: { text: string; undo: readonly Undo[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { editProducts } = useDataProvider<PanelDataProvider>();
  const close = useCloseNotification();
  const [isBusy, setIsBusy] = useState(false);
  const setBack = async () => {
    setIsBusy(true);
    let done = 0;
    try {
      for (let from = 0; from < undo.length; from += perCall) {
        const edits = undo
          .slice(from, from + perCall)
          .map(({ productId, version, before }) => ({ ...before, productId, version }));
        const { data } = await editProducts(edits);
        done += data.filter(({ outcome }) => outcome === "done").length;
      }
      close();
      const left = undo.length - done;
      notify(left === 0 ? "product.bulk.undone" : "product.bulk.partlyUndone", {
        type: left === 0 ? "success" : "warning",
        messageArgs: { smart_count: done, left },
      });
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
    setIsBusy(false);
    refresh();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        undo.length > 0 && (
          <Button color="inherit" size="small" loading={isBusy} onClick={() => void setBack()}>
            {translate("ra.action.undo")}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
