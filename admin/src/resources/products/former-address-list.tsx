import type { FormerAddress } from "@contract/former-addresses";
import DeleteIcon from "@mui/icons-material/Delete";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useDataProvider, useNotify, useRecordContext, useTranslate } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";
import type { Product } from "./list";
import { nameOf } from "./stock/rules";

type Saved = { message?: string | undefined; data: FormerAddress[] };

/** The former addresses of a product, each with the choice that it leads to, and a form for one more. */
export default function FormerAddressList() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const product = useRecordContext<Product>();
  const id = String(product?.id ?? "");
  const { getFormerAddresses, addFormerAddress, deleteFormerAddress } = useDataProvider<PanelDataProvider>();
  const [address, setAddress] = useState("");
  const [variantId, setVariantId] = useState("");
  const queryKey = ["former-addresses", id];
  const list = useQuery({ queryKey, queryFn: async () => (await getFormerAddresses(id)).data });
  const onSuccess = ({ message, data }: Saved) => {
    client.setQueryData(queryKey, data);
    if (message) notify(message, { type: "success" });
  };
  const add = useMutation({
    mutationFn: () => addFormerAddress(id, { address, variantId: variantId || null }),
    onSuccess: (saved) => {
      onSuccess(saved);
      setAddress("");
    },
  });
  const remove = useMutation({ mutationFn: (slug: string) => deleteFormerAddress(id, slug), onSuccess });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() && !add.isPending) add.mutate();
  };
  const variants = product?.variants ?? [];
  const hasChoices = variants.some(({ options }) => options.length > 0);
  const choice = (wanted: string | null) => {
    const found = variants.find((variant) => variant.variantId === wanted);
    return found ? nameOf(found) : translate("product.formerAddresses.whole");
  };
  const problem = add.error ?? remove.error;
  return (
    <Stack spacing={1.5}>
      {list.error && <Alert severity="error">{translate("product.formerAddresses.failed")}</Alert>}
      {list.data?.length === 0 && (
        <Typography variant="body2">{translate("product.formerAddresses.none")}</Typography>
      )}
      {list.data?.map((one) => (
        <Stack key={one.slug} direction="row" spacing={1} sx={{ alignItems: "center" }}>
          <Typography variant="body2" sx={{ flex: 1, overflowWrap: "anywhere" }}>
            {one.slug}
            {hasChoices && ` → ${choice(one.variantId)}`}
          </Typography>
          <IconButton
            size="small"
            aria-label={translate("product.formerAddresses.delete", { address: one.slug })}
            onClick={() => remove.mutate(one.slug)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Stack component="form" spacing={1.5} onSubmit={submit}>
        <TextField
          size="small"
          label={translate("product.formerAddresses.address")}
          helperText={translate("product.formerAddresses.example")}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          slotProps={{ htmlInput: { maxLength: 500, autoComplete: "off" } }}
        />
        {hasChoices && (
          <TextField
            select
            size="small"
            label={translate("product.formerAddresses.leadsTo")}
            value={variantId}
            onChange={({ target }) => setVariantId(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate("product.formerAddresses.whole")}</MenuItem>
            {variants.map((variant) => (
              <MenuItem key={variant.variantId} value={variant.variantId}>
                {nameOf(variant)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {problem && <Alert severity="error">{problem.message}</Alert>}
        <Button
          type="submit"
          variant="outlined"
          size="small"
          disabled={!address.trim()}
          loading={add.isPending}
          sx={{ alignSelf: "flex-start" }}
        >
          {translate("product.formerAddresses.add")}
        </Button>
      </Stack>
    </Stack>
  );
}
