import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";

type Props = { sentence: string; isBusy?: boolean; retry: () => void };

/** Why something could not be loaded, with a way to try again. */
export function LoadFailed({ sentence, isBusy = false, retry }: Props) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" loading={isBusy} onClick={retry}>
          {translate("panel.retry")}
        </Button>
      }
    >
      {sentence}
    </Alert>
  );
}
