import CopyIcon from "@mui/icons-material/ContentCopy";
import DownloadIcon from "@mui/icons-material/Download";
import PrintIcon from "@mui/icons-material/Print";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Stack from "@mui/material/Stack";
import { useNotify, useTranslate } from "react-admin";
import { shopName } from "../../shop-name";
import { codesAsText } from "./rules";

/** The printed page contains only the codes. */
const onPaper = {
  "@media print": {
    "body *": { visibility: "hidden" },
    "#recovery-codes, #recovery-codes *": { visibility: "visible" },
    "#recovery-codes": { position: "fixed", top: 0, left: 0 },
  },
} as const;

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}

/** The codes for the day when the phone is lost: they are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = codesAsText(shopName(), codes);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify("secondStep.copied", { type: "success" }),
      () => notify("secondStep.notCopied", { type: "warning" }),
    );

  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <GlobalStyles styles={onPaper} />
      <Alert severity="warning">{translate("secondStep.keepCodes")}</Alert>
      <Box
        id="recovery-codes"
        component="ul"
        aria-label={translate("secondStep.recoveryCodes")}
        sx={{
          listStyle: "none",
          m: 0,
          p: 2,
          display: "grid",
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
          gap: 1,
          fontFamily: "monospace",
          fontSize: "1.05rem",
          bgcolor: "action.hover",
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        {/* Only where the page came over https, or from this machine. */}
        {navigator.clipboard && (
          <Button startIcon={<CopyIcon />} onClick={copy}>
            {translate("secondStep.copy")}
          </Button>
        )}
        <Button startIcon={<DownloadIcon />} onClick={() => download(text)}>
          {translate("secondStep.download")}
        </Button>
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate("secondStep.print")}
        </Button>
      </Stack>
      <Button variant="contained" sx={{ alignSelf: "start" }} onClick={onDone}>
        {translate("secondStep.kept")}
      </Button>
    </Stack>
  );
}
