import type { KeyScope } from "@contract/key-scopes";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { AccountField } from "../../account/field";
import { ProofDialog } from "../../components/proof-dialog";
import { call } from "../../providers/call";
import { dayIn } from "./last-day";
import { ScopePicker } from "./scope-picker";
import { useRefreshApiKeys } from "./use-api-keys";

type Props = { onMade: (secret: string) => void; onClose: () => void };

/** Makes a key for one program. */
export function MakeDialog({ onMade, onClose }: Props) {
  const translate = useTranslate();
  const refresh = useRefreshApiKeys();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<KeyScope[]>([]);
  const [expiresOn, setExpiresOn] = useState(() => dayIn(365));
  return (
    <ProofDialog
      title={translate("programs.make")}
      means={translate("programs.makeMeans")}
      confirm={translate("programs.makeNow")}
      send={async (proof) => {
        const { data, message } = await call("adminMakeApiKey", {
          body: { name, scopes, ...(expiresOn && { expiresOn }), ...proof },
        });
        onMade(data.secret);
        return { message };
      }}
      onDone={refresh}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <AccountField
            label="programs.name"
            autoComplete="off"
            value={name}
            onChange={setName}
            error={errors.name}
          />
          <ScopePicker scopes={scopes} onChange={setScopes} error={errors.scopes} />
          <TextField
            fullWidth
            type="date"
            margin="dense"
            label={translate("programs.lastDay")}
            value={expiresOn}
            onChange={({ target }) => setExpiresOn(target.value)}
            error={errors.expiresOn !== undefined}
            helperText={errors.expiresOn ?? translate("programs.lastDayHelp")}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayIn(0), max: dayIn(730) } }}
          />
        </>
      )}
    </ProofDialog>
  );
}
