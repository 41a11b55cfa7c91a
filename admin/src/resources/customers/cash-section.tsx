import type { ResponseOf } from "@contract";
import { formatRupees } from "@contract/money";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { NoteDialog } from "../../components/note-dialog";
import { call } from "../../providers/call";
import { useOneAtATime } from "../../providers/use-one-at-a-time";

type Side = ResponseOf<"adminGetCustomerCash">["data"]["sides"][number];

/** Whether cash is taken from the person and from each phone of their orders, and a switch for each. */
export function CashSection({ customerId: id }: { customerId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Side>();
  const queryKey = ["customer-cash", id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await call("adminGetCustomerCash", { params: { id } })).data,
  });
  const set = useOneAtATime(async ({ side, phone, isOff }: Side, reason: string) => {
    // Addresses are switched on an order's page; here there is none.
    if (side === "address") return;
    try {
      const body = { side, phone, takesCash: isOff, reason };
      const reply = await call("adminSetCustomerCash", { params: { id }, body });
      if (reply.message) notify(reply.message, { type: "success" });
      client.setQueryData(queryKey, reply.data);
      setAsked(undefined);
    } catch (thrown) {
      notify((thrown as Error).message, { type: "error" });
    }
  });
  const nameOf = ({ side, phone }: Side) => phone ?? translate(`customer.cash.${side}`);
  return (
    <FormSection title="customer.cash.title">
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data?.sides.map((side) => (
          <Box
            component="li"
            key={`${side.side} ${side.phone}`}
            sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", py: 1 }}
          >
            <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{nameOf(side)}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
                {translate("customer.cash.facts", {
                  smart_count: side.open,
                  amount: formatRupees(side.openAmount),
                  returned: side.returned,
                })}
                {side.blockedBecause && ` · ${side.blockedBecause}`}
              </Typography>
            </Box>
            <Chip
              size="small"
              color={side.isOff ? "warning" : "default"}
              variant={side.isOff ? "filled" : "outlined"}
              label={translate(side.isOff ? "customer.cash.off" : "customer.cash.on")}
            />
            <Button
              size="small"
              aria-label={`${translate(side.isOff ? "customer.cash.allow" : "customer.cash.block")}: ${nameOf(side)}`}
              onClick={() => setAsked(side)}
            >
              {translate(side.isOff ? "customer.cash.allow" : "customer.cash.block")}
            </Button>
          </Box>
        ))}
      </Box>
      {asked && (
        <NoteDialog
          title={translate(asked.isOff ? "customer.cash.allowAsk" : "customer.cash.blockAsk", {
            whose: nameOf(asked),
          })}
          consequences={[translate(asked.isOff ? "customer.cash.allowMeans" : "customer.cash.blockMeans")]}
          noteLabel={translate("money.reason")}
          isNoteRequired
          confirm={translate(asked.isOff ? "customer.cash.allow" : "customer.cash.block")}
          isPending={false}
          onConfirm={(reason) => void set(asked, reason ?? "")}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormSection>
  );
}
