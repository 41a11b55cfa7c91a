import { limits } from "@contract/limits";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { useUnloadGuard } from "../../components/unload-guard";
import { conflictOf } from "../../edits/conflict";
import { call } from "../../providers/call";
import type { CustomerDetails } from "./show";

type Props = { customer: Pick<CustomerDetails, "id" | "note" | "version"> };

/** What the staff should know about a customer. What somebody else wrote meanwhile is shown before it is replaced. */
export function NoteSection({ customer }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [saved, setSaved] = useState({ note: customer.note, version: customer.version });
  const [typed, setTyped] = useState(customer.note);
  const [theirs, setTheirs] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const isUnsaved = typed !== saved.note;
  useUnloadGuard(isUnsaved);

  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      const body = { note: typed, version: saved.version };
      const { data, message } = await call("adminSaveCustomerNote", { params: { id: customer.id }, body });
      setSaved(data);
      setTyped(data.note);
      setTheirs(undefined);
      if (message) notify(message, { type: "success" });
    } catch (thrown) {
      const conflict = conflictOf(thrown);
      const said = String(conflict?.fields[0]?.theirs ?? "");
      if (conflict) {
        setSaved({ note: said, version: conflict.version });
        setTheirs(said);
      }
      setError((thrown as Error).message);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <FormSection title="customer.note">
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={translate("customer.note")}
        helperText={translate("customer.noteHelp")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.reason } }}
      />
      {error && (
        <Alert severity="warning" sx={{ mt: 1, overflowWrap: "anywhere" }}>
          {error}
          {theirs !== undefined && <>: “{theirs}”</>}
        </Alert>
      )}
      <Button
        variant="contained"
        sx={{ mt: 1 }}
        loading={isBusy}
        disabled={!isUnsaved}
        onClick={() => void save()}
      >
        {translate(theirs === undefined ? "ra.action.save" : "customer.replaceNote")}
      </Button>
    </FormSection>
  );
}
