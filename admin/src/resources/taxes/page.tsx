import type { TaxRate } from "@contract/tax-rates";
import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm, Title, useNotify, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { RateDialog } from "./rate-dialog";
import { RateRow } from "./rate-row";
import { type Change, useTaxRates } from "./use-tax-rates";

/** GST by HSN, price and day. */
export function TaxesPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const { rates, change } = useTaxRates();
  const [editing, setEditing] = useState<{ old?: TaxRate }>();
  const [leaving, setLeaving] = useState<TaxRate>();

  const send = (wanted: Change, done: string) =>
    change.mutate(wanted, {
      onSuccess: () => {
        setEditing(undefined);
        notify(done, { type: "success" });
      },
      onError: (error) => {
        if (!wanted.rate) notify(error.message, { type: "error" });
      },
      onSettled: () => setLeaving(undefined),
    });
  const edit = (old?: TaxRate) => {
    change.reset();
    setEditing(old ? { old } : {});
  };

  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Title title={translate("panel.menu.taxes")} />
      <FormSection title="taxes.table">
        <Typography sx={{ mb: 2 }}>{translate("taxes.help")}</Typography>
        <Button variant="contained" startIcon={<AddIcon />} sx={{ mb: 2 }} onClick={() => edit()}>
          {translate("taxes.add")}
        </Button>
        {rates.error && <LoadFailed sentence={rates.error.message} retry={() => void rates.refetch()} />}
        {rates.isPending && <Skeleton variant="rounded" height={160} />}
        {rates.data?.length === 0 && (
          <Typography color="text.secondary">{translate("taxes.none")}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {rates.data?.map((rate) => (
            <RateRow
              key={rate._id}
              rate={rate}
              all={rates.data}
              onEdit={() => edit(rate)}
              onRemove={() => setLeaving(rate)}
            />
          ))}
        </Box>
      </FormSection>
      {editing && (
        <RateDialog
          old={editing.old}
          isPending={change.isPending}
          error={change.error}
          onSave={(rate) => send({ old: editing.old, rate }, "taxes.saved")}
          onClose={() => setEditing(undefined)}
        />
      )}
      {leaving && (
        <Confirm
          isOpen
          loading={change.isPending}
          title={`${translate("taxes.removeTitle")} ${leaving.name}`}
          content="taxes.removeMeans"
          confirm="taxes.remove"
          cancel="ra.action.back"
          onConfirm={() => send({ old: leaving }, "taxes.removed")}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Box>
  );
}
