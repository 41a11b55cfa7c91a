import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import type { PanelDataProvider } from "../../providers/data-provider";
import { readNumber } from "../../read-number";
import type { Product } from "./list";
import { nameOf } from "./stock/rules";

type Variant = Product["variants"][number];
type Field = "price" | "salePrice";
type Typed = Readonly<Record<string, string>>;

const keyOf = ({ variantId }: Variant, field: Field) => `${variantId} ${field}`;
const shownIn = (variant: Variant, field: Field) => (variant[field] ? String(variant[field]) : "");
/** An empty sale price is none; an empty price is no amount. */
const amountOf = (text: string, field: Field) =>
  text.trim() === "" && field === "salePrice" ? 0 : readNumber(text);

/** What a save sends: the variants with another amount than they have. Undefined while an amount cannot be read. */
function duePrices(variants: readonly Variant[], typed: Typed) {
  const due = variants.flatMap((variant) => {
    const { variantId, price, salePrice } = variant;
    const amount = (field: Field) => amountOf(typed[keyOf(variant, field)] ?? shownIn(variant, field), field);
    const wanted = { price: amount("price"), salePrice: amount("salePrice") };
    const isSame = wanted.price === price && wanted.salePrice === salePrice;
    return isSame ? [] : [{ variantId, ...wanted, read: { price, salePrice } }];
  });
  const isWhole = (one: (typeof due)[number]): one is (typeof due)[number] & Record<Field, number> =>
    one.price !== undefined && one.salePrice !== undefined;
  return due.every(isWhole) ? due : undefined;
}

/** Prices of a product's sizes or choices, each of its own, saved separately from the form. */
export function VariantPrices() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const product = useRecordContext<Product>();
  const { saveVariantPrices } = useDataProvider<PanelDataProvider>();
  const [typed, setTyped] = useState<Typed>({});
  const variants = product?.variants ?? [];
  const due = duePrices(variants, typed);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (due) await saveVariantPrices(product?.id ?? "", due);
    },
    onSuccess: () => {
      setTyped({});
      notify("product.variantPrices.saved", { type: "success" });
      refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (due && due.length > 0 && !isPending) mutate();
  };
  if (variants.length < 2) return null;
  const amount = (variant: Variant, field: Field) => {
    const text = typed[keyOf(variant, field)];
    const isWrong = text !== undefined && amountOf(text, field) === undefined;
    return (
      <TextField
        size="small"
        label={translate(`resources.products.fields.${field}`)}
        value={text ?? shownIn(variant, field)}
        onChange={({ target }) => setTyped({ ...typed, [keyOf(variant, field)]: target.value })}
        error={isWrong}
        helperText={isWrong && translate("product.variantPrices.wrong")}
        slotProps={{
          htmlInput: {
            inputMode: "decimal",
            maxLength: 12,
            autoComplete: "off",
            "aria-label": translate(`product.variantPrices.${field}`, { choice: nameOf(variant) }),
          },
        }}
        sx={{ flex: 1 }}
      />
    );
  };
  return (
    <FormSection title="product.variantPrices.title">
      <Stack component="form" spacing={1.5} onSubmit={submit}>
        <Typography variant="body2" color="text.secondary">
          {translate("product.variantPrices.help")}
        </Typography>
        {variants.map((variant) => (
          <div key={variant.variantId}>
            <Typography variant="subtitle2">{nameOf(variant)}</Typography>
            <Stack direction="row" spacing={1}>
              {amount(variant, "price")}
              {amount(variant, "salePrice")}
            </Stack>
          </div>
        ))}
        {error && <Alert severity="error">{error.message}</Alert>}
        <Button
          type="submit"
          variant="outlined"
          size="small"
          disabled={!due || due.length === 0}
          loading={isPending}
          sx={{ alignSelf: "flex-start" }}
        >
          {translate("product.variantPrices.save")}
        </Button>
      </Stack>
    </FormSection>
  );
}
