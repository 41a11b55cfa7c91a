import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useInput, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { ProductForm } from "../rules";
import type { EnteredChoices } from "./form";
import { LaterNewChoicesDialog } from "./later-dialogs";

/** What a new product comes in: kept in its form, and sent with it. */
export function NewChoices({ form }: { form: ProductForm }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { field } = useInput<EnteredChoices | null>({ source: "newChoices", defaultValue: null });
  const { getValues } = useFormContext();
  // What is null is an empty text in the form.
  const entered: EnteredChoices | null = field.value || null;
  const { price = null, salePrice = null } = isOpen ? (getValues() as ProductForm) : {};
  return (
    <Stack spacing={1} sx={{ width: "100%", mb: 2, alignItems: "flex-start" }}>
      <Typography variant="body2" color="text.secondary">
        {translate(entered ? "product.choices.ofChoices" : "product.choices.help")}
      </Typography>
      {entered?.form.options.map(({ key, name, values }) => (
        <Typography key={key} variant="body2">
          <strong>{name}:</strong> {values.map(({ value }) => value).join(", ")}
        </Typography>
      ))}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {translate(entered ? "product.choices.change" : "product.choices.add")}
        </Button>
        {entered && (
          <Button color="error" onClick={() => field.onChange(null)}>
            {translate("product.choices.remove")}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Suspense>
          <LaterNewChoicesDialog
            entered={entered}
            price={price}
            salePrice={salePrice}
            category={form.category ?? null}
            pictures={form.images ?? []}
            onDone={(next) => {
              field.onChange(next);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
