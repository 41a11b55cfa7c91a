import { limits } from "@contract/limits";
import { type PaperKind, paperKinds } from "@contract/paper-kinds";
import PdfIcon from "@mui/icons-material/PictureAsPdfOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import LinearProgress from "@mui/material/LinearProgress";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useMemo, useState } from "react";
import { useDataProvider, useStore, useTranslate } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";

/** A file in the browser's memory as an address, for as long as it is shown. */
function useFileUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}

type Props = { orderIds: string[]; onClose: () => void };

/** Makes the file at once, and again for other kinds; then opens it, and says what is not in it. */
export function PapersDialog({ orderIds, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { printPapers } = useDataProvider<PanelDataProvider>();
  // Kept for this browser: beside a label printer only labels are printed.
  const [kinds, setKinds] = useStore<readonly PaperKind[]>("orders.papers", paperKinds);
  const isTooMany = orderIds.length > limits.movedOrders;
  const canPrint = kinds.length > 0 && !isTooMany;
  const { data, error, isFetching } = useQuery({
    queryKey: ["papers", orderIds, kinds],
    queryFn: () => printPapers(orderIds, kinds),
    enabled: canPrint,
    // Orders move on: what was printed a minute ago is printed anew.
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const url = useFileUrl(data?.pdf);
  const turn = (kind: PaperKind) =>
    setKinds(paperKinds.filter((one) => (one === kind) !== kinds.includes(one)));

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("papers.title", { smart_count: orderIds.length })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: "flex", flexWrap: "wrap", mb: 1 }}>
          {paperKinds.map((kind) => (
            <FormControlLabel
              key={kind}
              control={<Checkbox checked={kinds.includes(kind)} onChange={() => turn(kind)} />}
              label={translate(`papers.kind.${kind}`)}
            />
          ))}
        </Box>
        {isFetching && <LinearProgress aria-label={translate("papers.making")} sx={{ mb: 2 }} />}
        <Box role="status">
          {isTooMany && translate("papers.many", { most: limits.movedOrders })}
          {kinds.length === 0 && translate("papers.none")}
          {isFetching && translate("papers.making")}
          {canPrint && data && !isFetching && translate("papers.ready")}
        </Box>
        {error && !isFetching && <Alert severity="error">{error.message}</Alert>}
        {canPrint && data && !isFetching && data.missing.length > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {translate("papers.missing")}
            <Box component="ul" sx={{ pl: 2.5, m: 0 }}>
              {data.missing.map(({ orderNumber, kind, message }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an order may miss two labels for the same reason
                <li key={`${orderNumber} ${kind} ${at}`}>
                  {orderNumber}, {translate(`papers.kind.${kind}`)}: {message}
                </li>
              ))}
            </Box>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("ra.action.close")}</Button>
        <Button
          variant="contained"
          href={url ?? "#"}
          target="_blank"
          disabled={!url || isFetching || !canPrint}
          startIcon={<PdfIcon />}
        >
          {translate("papers.open")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Prints the papers of orders, in the order given. */
export function PapersButton({ orderIds, isOutlined }: { orderIds: string[]; isOutlined?: boolean }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={isOutlined ? "outlined" : "text"}
        startIcon={<PdfIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate("papers.button")}
      </Button>
      {isOpen && <PapersDialog orderIds={orderIds} onClose={() => setIsOpen(false)} />}
    </>
  );
}
