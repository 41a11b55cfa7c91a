import type { ApiKey } from "@contract/api-keys";
import AddIcon from "@mui/icons-material/AddOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { ShownOnce } from "../../components/shown-once";
import { KeyRow } from "./key-row";
import { MakeDialog } from "./make-dialog";
import { RevokeDialog } from "./revoke-dialog";
import { useApiKeys } from "./use-api-keys";

/** The keys with which programs of others call the shop. */
export function ApiKeysPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useApiKeys();
  const [isMaking, setIsMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [leaving, setLeaving] = useState<ApiKey>();
  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Title title={translate("panel.menu.apiKeys")} />
      {error && <LoadFailed sentence={error.message} retry={() => void refetch()} />}
      <FormSection title="programs.keys">
        <Typography sx={{ mb: 2 }}>{translate("programs.keysHelp")}</Typography>
        <Button variant="contained" startIcon={<AddIcon />} sx={{ mb: 2 }} onClick={() => setIsMaking(true)}>
          {translate("programs.make")}
        </Button>
        {!data && !error && <Skeleton variant="rounded" height={200} />}
        {data?.length === 0 && <Typography color="text.secondary">{translate("programs.noKeys")}</Typography>}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data?.map((apiKey) => (
            <KeyRow key={apiKey._id} apiKey={apiKey} onRevoke={() => setLeaving(apiKey)} />
          ))}
        </Box>
      </FormSection>
      <Link component={RouterLink} to="/admin/webhooks">
        {translate("programs.toWebhooks")}
      </Link>
      {isMaking && <MakeDialog onMade={setSecret} onClose={() => setIsMaking(false)} />}
      {leaving && <RevokeDialog apiKey={leaving} onClose={() => setLeaving(undefined)} />}
      {secret && !isMaking && (
        <ShownOnce
          title={translate("programs.newKey")}
          warning={translate("programs.keyOnce")}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Box>
  );
}
