import ScanIcon from "@mui/icons-material/QrCodeScanner";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { type FormEvent, useCallback, useId, useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import type { PanelDataProvider } from "../providers/data-provider";
import { orderPage } from "../resources/orders/links";
import { useScanner } from "./use-scanner";

/**
 * Opens the order of a number, from any page: typed into the box of the bar, or read by a scanner wherever the focus
 * is. A number that nothing has is said, and stays in the box.
 */
export function OrderFinder() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const { findOrder } = useDataProvider<PanelDataProvider>();
  const [isOpen, setIsOpen] = useState(false);
  const [number, setNumber] = useState("");
  const [said, setSaid] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const words = translate("findOrder.title");

  const close = () => {
    setIsOpen(false);
    setNumber("");
    setSaid(undefined);
  };
  const find = useCallback(
    async (typed: string) => {
      setIsPending(true);
      setSaid(undefined);
      try {
        const { data } = await findOrder(typed);
        setIsOpen(false);
        setNumber("");
        navigate(orderPage(data.orderId));
      } catch (error) {
        setNumber(typed);
        setSaid((error as Error).message);
        setIsOpen(true);
      } finally {
        setIsPending(false);
      }
    },
    [findOrder, navigate],
  );
  useScanner(find);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== "") void find(number.trim());
  };

  return (
    <>
      <IconButton color="inherit" onClick={() => setIsOpen(true)} aria-label={words} title={words}>
        <ScanIcon />
      </IconButton>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <form onSubmit={submit} noValidate>
          <DialogTitle id={titleId}>{words}</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              margin="dense"
              label={translate("findOrder.number")}
              helperText={translate("findOrder.help")}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
              // The next scan replaces what is there.
              onFocus={({ target }) => target.select()}
              slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off", spellCheck: false } }}
            />
            {said && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {said}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate("ra.action.close")}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate("findOrder.open")}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
