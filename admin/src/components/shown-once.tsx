import CopyIcon from "@mui/icons-material/ContentCopy";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useNotify, useTranslate } from "react-admin";

type Props = { title: string; warning: string; secret: string; onClose: () => void };

/** A secret that the shop does not know any more once this is closed: only its own button closes it. */
export function ShownOnce({ title, warning, secret, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify("programs.copied", { type: "success" }),
      () => notify("programs.notCopied", { type: "warning" }),
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
        <Box
          component="code"
          sx={{
            display: "block",
            p: 2,
            bgcolor: "action.hover",
            borderRadius: 1,
            fontSize: "1rem",
            overflowWrap: "anywhere",
            userSelect: "all",
          }}
        >
          {secret}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: "wrap", gap: 1 }}>
        {/* Only where the page came over https, or from this machine. */}
        {navigator.clipboard && (
          <Button startIcon={<CopyIcon />} onClick={copy}>
            {translate("programs.copy")}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {translate("programs.kept")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
