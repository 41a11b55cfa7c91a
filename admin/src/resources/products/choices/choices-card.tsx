import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import { FormSection } from "../../../components/form-section";
import type { Product } from "../list";
import { choicesCard } from "./anchor";
import type { ShownChoices } from "./form";
import { LaterChoicesEditor } from "./later-dialogs";
import { choicesKey, useChoices } from "./use-choices";

/** A line for each option; without any, that there is nothing to choose. */
function Summary({ options, choices }: ShownChoices) {
  const translate = useTranslate();
  if (options.length === 0)
    return <Typography variant="body2">{translate("product.choices.none")}</Typography>;
  return (
    <>
      {options.map(({ id, name, values }) => (
        <Typography key={id} variant="body2" sx={{ overflowWrap: "anywhere" }}>
          <strong>{name}:</strong> {values.map(({ value }) => value).join(", ")}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary">
        {translate("product.choices.combinations", { smart_count: choices.length })}
      </Typography>
    </>
  );
}

/** What the product comes in, saved separately from the form. */
export function ChoicesCard() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useChoices(product);
  return (
    <FormSection title="product.choices.title" id={choicesCard}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate("product.choices.help")}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={48} />}
      {data && <Summary {...data} />}
      <Button variant="outlined" sx={{ mt: 1.5 }} disabled={!data} onClick={() => setIsOpen(true)}>
        {translate(data && data.options.length > 0 ? "product.choices.change" : "product.choices.add")}
      </Button>
      {isOpen && product && data && (
        <Suspense>
          <LaterChoicesEditor
            product={product}
            read={data}
            onRead={() => client.invalidateQueries({ queryKey: choicesKey(product) })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </FormSection>
  );
}
