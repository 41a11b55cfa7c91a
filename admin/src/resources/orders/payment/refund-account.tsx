import CopyIcon from "@mui/icons-material/ContentCopy";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify, useTranslate } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Order } from "../rules";
import { useMoneyCall } from "./use-money-call";

function Copied({ name, value }: { name: string; value: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const label = translate(name);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify("money.account.copied", { type: "success" }),
      () => notify("money.account.notCopied", { type: "warning" }),
    );
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography sx={{ overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" }}>{value}</Typography>
      </Box>
      {/* Only where the page came over https, or from this machine. */}
      {navigator.clipboard && (
        <IconButton aria-label={`${translate("money.account.copy")}: ${label}`} onClick={() => void copy()}>
          <CopyIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function DeleteAccount({ order }: { order: Order }) {
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMoneyCall("money.account.deleted", () => setIsAsking(false));
  return (
    <Button
      size="small"
      color="error"
      loading={isPending}
      sx={{ alignSelf: "flex-start" }}
      onBlur={() => setIsAsking(false)}
      onClick={() => (isAsking ? mutate(() => provider.deleteRefundAccount(order.id)) : setIsAsking(true))}
    >
      {translate(isAsking ? "money.account.reallyDelete" : "money.account.delete")}
    </Button>
  );
}

/** The account for the shopper's refund, to be copied into the bank's page. */
export function RefundAccount({ order, canDelete = false }: { order: Order; canDelete?: boolean }) {
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const { refundAccount } = order;
  const { data, error } = useQuery({
    queryKey: ["refund-account", order.id, refundAccount?.savedAt],
    queryFn: async () => (await provider.getRefundAccount(order.id)).data,
    enabled: refundAccount !== null,
    // The details are kept only while they are shown.
    gcTime: 0,
    retry: false,
  });
  if (!refundAccount)
    return order.canSaveRefundAccount ? (
      <Alert severity="info">{translate("money.account.none")}</Alert>
    ) : null;
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  return (
    <Stack
      spacing={1}
      role="group"
      aria-label={translate("money.account.title")}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 1.5 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{translate("money.account.title")}</Typography>
      {!data && <Typography>{refundAccount.hint}</Typography>}
      {data?.kind === "upi" && <Copied name="money.account.upiId" value={data.upiId} />}
      {data?.kind === "bank" && (
        <>
          <Copied name="money.account.name" value={data.accountName} />
          <Copied name="money.account.number" value={data.accountNumber} />
          <Copied name="money.account.ifsc" value={data.ifsc} />
        </>
      )}
      {canDelete && !order.canSaveRefundAccount && <DeleteAccount order={order} />}
    </Stack>
  );
}
