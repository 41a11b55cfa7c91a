import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useInput, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { ProductForm } from "../rules";
import { onlyRow } from "./arrange";
import type { ChoicesForm } from "./form";
import { LaterChoicesDialog } from "./later-dialog";

/** What a new product comes in: kept in its form, and sent with it. */
export function NewChoices({ form }: { form: ProductForm }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { field } = useInput<ChoicesForm | null>({ source: "newChoices", defaultValue: null });
  const { getValues } = useFormContext();
  // What is null is an empty text in the form.
  const choices: ChoicesForm | null = field.value || null;
  const start = (): ChoicesForm => {
    if (choices) return choices;
    const { price = null, salePrice = null } = getValues() as ProductForm;
    return { options: [], rows: [onlyRow(price, salePrice)] };
  };
  const done = (next: ChoicesForm) => {
    // Without an option there is nothing to choose: its stock is then entered in the form.
    field.onChange(next.options.length > 0 ? next : null);
    setIsOpen(false);
  };
  return (
    <Stack spacing={1} sx={{ width: "100%", mb: 2, alignItems: "flex-start" }}>
      <Typography variant="body2" color="text.secondary">
        {translate(choices ? "product.choices.ofChoices" : "product.choices.help")}
      </Typography>
      {choices?.options.map(({ key, name, values }) => (
        <Typography key={key} variant="body2">
          <strong>{name}:</strong> {values.map(({ value }) => value).join(", ")}
        </Typography>
      ))}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {translate(choices ? "product.choices.change" : "product.choices.add")}
        </Button>
        {choices && (
          <Button color="error" onClick={() => field.onChange(null)}>
            {translate("product.choices.remove")}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Suspense>
          <LaterChoicesDialog
            start={start()}
            category={form.category ?? null}
            pictures={form.images ?? []}
            onSave={done}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
