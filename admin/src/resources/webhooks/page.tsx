import type { Webhook } from "@contract/webhooks";
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
import { ActDialog, type WebhookAction } from "./act-dialog";
import { FormDialog } from "./form-dialog";
import { useWebhooks } from "./use-webhooks";
import { WebhookRow } from "./webhook-row";

type Open = { webhook?: Webhook; action: WebhookAction | "form" };

/** The addresses of other people's programs that are told what happens in the shop. */
export function WebhooksPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useWebhooks();
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Title title={translate("programs.webhooksTitle")} />
      {error && <LoadFailed sentence={error.message} retry={() => void refetch()} />}
      <FormSection title="programs.webhooks">
        <Typography sx={{ mb: 2 }}>{translate("programs.webhooksHelp")}</Typography>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          sx={{ mb: 2 }}
          onClick={() => setOpen({ action: "form" })}
        >
          {translate("programs.addWebhook")}
        </Button>
        {!data && !error && <Skeleton variant="rounded" height={200} />}
        {data?.length === 0 && (
          <Typography color="text.secondary">{translate("programs.noWebhooks")}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data?.map((webhook) => (
            <WebhookRow
              key={webhook._id}
              webhook={webhook}
              onChange={() => setOpen({ webhook, action: "form" })}
              onAct={(action) => setOpen({ webhook, action })}
            />
          ))}
        </Box>
      </FormSection>
      <Link component={RouterLink} to="/admin/api-keys">
        {translate("programs.toKeys")}
      </Link>
      {open?.action === "form" && <FormDialog webhook={open.webhook} onSecret={setSecret} onClose={close} />}
      {open?.webhook && open.action !== "form" && (
        <ActDialog webhook={open.webhook} action={open.action} onSecret={setSecret} onClose={close} />
      )}
      {secret && !open && (
        <ShownOnce
          title={translate("programs.newSecret")}
          warning={translate("programs.secretOnce")}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Box>
  );
}
