import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin";
import { FormSection } from "../../../components/form-section";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Product } from "../list";
import { nameOf } from "./rules";

/** The SKU of each size or choice of options, saved separately from the form. */
export function Skus() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const product = useRecordContext<Product>();
  const { saveSkus } = useDataProvider<PanelDataProvider>();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const shelves = product?.shelves ?? [];
  const due = shelves.flatMap(({ variantId, sku: read }) => {
    const text = typed[variantId];
    const sku = text?.trim() || null;
    return text === undefined || sku === read ? [] : [{ variantId, sku, read }];
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveSkus(product?.id ?? "", due),
    onSuccess: () => {
      setTyped({});
      notify("product.sku.saved", { type: "success" });
      refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (due.length > 0 && !isPending) mutate();
  };
  if (shelves.length === 0) return null;
  return (
    <FormSection title="product.sku.title">
      <Stack component="form" spacing={1.5} onSubmit={submit}>
        <Typography variant="body2" color="text.secondary">
          {translate("product.sku.help")}
        </Typography>
        {shelves.map((shelf) => (
          <TextField
            key={shelf.variantId}
            size="small"
            label={["SKU", nameOf(shelf)].filter(Boolean).join(" ")}
            value={typed[shelf.variantId] ?? shelf.sku ?? ""}
            onChange={({ target }) => setTyped({ ...typed, [shelf.variantId]: target.value })}
            slotProps={{ htmlInput: { maxLength: 61, autoComplete: "off" } }}
          />
        ))}
        {error && <Alert severity="error">{error.message}</Alert>}
        <Button
          type="submit"
          variant="outlined"
          size="small"
          disabled={due.length === 0}
          loading={isPending}
          sx={{ alignSelf: "flex-start" }}
        >
          {translate("product.sku.save")}
        </Button>
      </Stack>
    </FormSection>
  );
}
