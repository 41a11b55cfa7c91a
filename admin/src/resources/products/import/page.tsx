import { routes } from "@contract/routes";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title, useTranslate } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { DropZone } from "./drop-zone";
import { NewBrands } from "./new-brands";
import { ImportReport } from "./report";
import { useImport } from "./use-import";

/** Products from a CSV file: choose, check what each row would do, import. */
export function ImportPage() {
  const translate = useTranslate();
  const { file, report, imported, check, run, forget } = useImport();
  const [skipErrors, setSkipErrors] = useState(false);
  const wrong = report?.counts.error ?? 0;
  // Rows with errors hold up a file that is checked, and none whose import has begun.
  const isHeld = report?.dryRun === true && wrong > 0;
  // Of an import that stopped, what is still to come.
  const due = report ? report.counts.waiting || report.counts.created + report.counts.updated : 0;
  const isDone = imported !== undefined;

  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 1000 }}>
      <Title title={translate("file.title")} />
      <Typography>{translate("file.help")}</Typography>
      <Link href={routes.adminExportProducts[1]} download sx={{ alignSelf: "start" }}>
        {translate("file.sample")}
      </Link>
      {!report && <DropZone onFile={check.mutate} isBusy={check.isPending} />}
      {isDone && <Alert severity="success">{translate("file.done", { smart_count: imported })}</Alert>}
      {isHeld && <Alert severity="warning">{translate("file.fixErrors")}</Alert>}
      {report && !isDone && wrong + due === 0 && <Alert severity="info">{translate("file.nothing")}</Alert>}
      {report && file && !isDone && <NewBrands report={report} onAdded={() => check.mutate(file)} />}
      {report && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          {!isDone && due > 0 && (
            <Button
              variant="contained"
              disabled={isHeld && !skipErrors}
              loading={run.isPending}
              onClick={() => run.mutate(skipErrors)}
            >
              {translate("file.importNow", { smart_count: due })}
            </Button>
          )}
          {due > 0 && isHeld && (
            <FormControlLabel
              control={<Switch checked={skipErrors} onChange={(_, on) => setSkipErrors(on)} />}
              label={translate("file.skipErrors")}
            />
          )}
          <Button disabled={run.isPending} onClick={forget}>
            {translate("file.another")}
          </Button>
        </Stack>
      )}
      {report && file && (
        <FormSection title={file.name}>
          <ImportReport report={report} />
        </FormSection>
      )}
    </Stack>
  );
}
