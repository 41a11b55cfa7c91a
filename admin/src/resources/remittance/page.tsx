import type { ResponseOf } from "@contract";
import { limits } from "@contract/limits";
import { formatExactRupees } from "@contract/money";
import UploadIcon from "@mui/icons-material/FileUploadOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Title, useDataProvider, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import type { PanelDataProvider } from "../../providers/data-provider";
import { useMoneyCall } from "../orders/payment/use-money-call";
import { MatchTable } from "./match-table";
import { differencesOf, rightOnes, sumsOf } from "./rules";

type Matched = ResponseOf<"adminMatchRemittance">["data"];
type Columns = { numberColumn?: string | null; amountColumn?: string | null };

/** A courier's remittance as a file or pasted: compared with the cash that is due, chosen, and recorded in one go. */
export function RemittancePage() {
  const translate = useTranslate();
  const { matchRemittance, noteCash } = useDataProvider<PanelDataProvider>();
  const [csv, setCsv] = useState("");
  const chooser = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setIsTried] = useState(false);
  const match = useMutation({
    mutationFn: async (columns: Columns): Promise<Matched> =>
      (await matchRemittance({ csv, ...columns, reference: reference.trim() || null })).data,
    onSuccess: () => setChosen([]),
  });
  const { mutate: note, isPending: isNoting } = useMoneyCall("money.noted", () => match.mutate(named));
  const data = match.data;
  const named: Columns = { numberColumn: data?.numberColumn, amountColumn: data?.amountColumn };
  const rows = data?.rows ?? [];
  const sums = sumsOf(rows, chosen);
  const isReferenceMissing = reference.trim() === "";

  const turn = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const save = () => {
    setIsTried(true);
    if (isReferenceMissing) return;
    note(async () => {
      // What is recorded under this reference already is left unchanged, so a part that failed is simply sent again.
      for (let from = 0; from < chosen.length; from += limits.cashOrders) {
        const some = chosen.slice(from, from + limits.cashOrders);
        await noteCash(some, reference.trim(), differencesOf(rows, some));
      }
    });
  };
  const column = (field: keyof Columns) => (
    <TextField
      select
      fullWidth
      label={translate(`remittance.${field}`)}
      value={data?.[field] ?? ""}
      onChange={({ target }) => match.mutate({ ...named, [field]: target.value })}
    >
      {(data?.columns ?? []).map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Box sx={{ mt: 2, maxWidth: 1000 }}>
      <Title title={translate("remittance.title")} />
      <FormSection title="remittance.file">
        <Typography sx={{ mb: 2 }}>{translate("remittance.help")}</Typography>
        <Stack spacing={2}>
          <TextField
            label={translate("remittance.paste")}
            multiline
            minRows={3}
            maxRows={8}
            value={csv}
            onChange={({ target }) => setCsv(target.value)}
            slotProps={{ htmlInput: { spellCheck: false } }}
          />
          <Stack direction="row" spacing={1}>
            <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => chooser.current?.click()}>
              {translate("remittance.upload")}
            </Button>
            <input
              ref={chooser}
              type="file"
              hidden
              accept=".csv,.txt,text/csv"
              onChange={async ({ target }) => {
                const [file] = target.files ?? [];
                target.value = "";
                if (file) setCsv(await file.text());
              }}
            />
            <Button
              variant="contained"
              disabled={csv.trim() === ""}
              loading={match.isPending}
              onClick={() => match.mutate({})}
            >
              {translate("remittance.compare")}
            </Button>
          </Stack>
          {match.error && <Alert severity="error">{match.error.message}</Alert>}
        </Stack>
      </FormSection>
      {data && (
        <FormSection title="remittance.rows">
          <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mb: 2 }}>
            {column("numberColumn")}
            {column("amountColumn")}
          </Stack>
          {rows.length === 0 && <Alert severity="info">{translate("remittance.chooseColumns")}</Alert>}
          {rows.length > 0 && (
            <>
              <Button onClick={() => setChosen(rightOnes(rows))}>
                {translate("remittance.chooseRight", { smart_count: rightOnes(rows).length })}
              </Button>
              <MatchTable rows={rows} chosen={chosen} onTurn={turn} />
              {sums.again > 0 && (
                <Alert severity="warning" sx={{ mt: 2 }}>
                  {translate("remittance.again", { again: formatExactRupees(sums.again) })}
                </Alert>
              )}
              <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 2, alignItems: "center" }}>
                <TextField
                  required
                  fullWidth
                  label={translate("money.remittance.reference")}
                  value={reference}
                  onChange={({ target }) => setReference(target.value)}
                  error={isTried && isReferenceMissing}
                  helperText={isTried && isReferenceMissing ? translate("ra.validation.required") : " "}
                  slotProps={{ htmlInput: { maxLength: limits.cashReference } }}
                />
                <Typography role="status" sx={{ minWidth: 220 }}>
                  {translate("remittance.sum", {
                    smart_count: chosen.length,
                    paid: formatExactRupees(sums.paid),
                    expected: formatExactRupees(sums.expected),
                  })}
                </Typography>
                <Button variant="contained" disabled={chosen.length === 0} loading={isNoting} onClick={save}>
                  {translate("money.cash.note")}
                </Button>
              </Stack>
            </>
          )}
        </FormSection>
      )}
    </Box>
  );
}
