import type { ApiKey } from "@contract/api-keys";
import { useTranslate } from "react-admin";
import { ProofDialog } from "../../components/proof-dialog";
import { call } from "../../providers/call";
import { useRefreshApiKeys } from "./use-api-keys";

/** Ends a key for good. */
export function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefreshApiKeys();
  const { _id: id, name } = apiKey;
  return (
    <ProofDialog
      title={`${translate("programs.revoke")}: ${name}`}
      means={translate("programs.revokeMeans", { name })}
      confirm={translate("programs.revoke")}
      isDangerous
      send={(body) => call("adminRevokeApiKey", { params: { id }, body })}
      onDone={refresh}
      onClose={onClose}
    />
  );
}
