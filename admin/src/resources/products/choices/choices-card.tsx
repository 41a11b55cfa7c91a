import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { type Choices, conflictOf } from "../../../edits/conflict";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Product } from "../list";
import { conflictWords } from "./conflict-words";
import { type ChoicesForm, type ShownChoices, toBody, toForm } from "./form";
import { LaterChoicesDialog } from "./later-dialog";

const ConflictDialog = lazy(async () => ({
  default: (await import("../../../edits/conflict-dialog")).ConflictDialog,
}));

/** The card's anchor on the page. */
export const choicesCard = "choices";

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

type EditorProps = {
  product: Product;
  read: ShownChoices;
  onRead: () => Promise<unknown>;
  onClose: () => void;
};

/** Saves with the version that was read; if somebody else was faster, asks whose version is kept. */
function Editor({ product, read, onRead, onClose }: EditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { saveChoices } = useDataProvider<PanelDataProvider>();
  // What is read anew meanwhile does not touch what was typed, nor the version that it was typed from.
  const [opened] = useState(read);
  const [sent, setSent] = useState<ChoicesForm>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ form, version }: { form: ChoicesForm; version: string }) =>
      saveChoices(product.id, { ...toBody(form), version }),
    onSuccess: async () => {
      notify("product.choices.saved", { type: "success" });
      onClose();
      await onRead();
      refresh();
    },
  });
  const conflict = conflictOf(error);
  const save = (form: ChoicesForm) => {
    setSent(form);
    mutate({ form, version: opened.version });
  };
  const choose = async (chosen: Choices) => {
    if (!conflict || !sent) return;
    if (chosen.choices === "mine") return mutate({ form: sent, version: conflict.version });
    await onRead();
    onClose();
  };
  return (
    <>
      <LaterChoicesDialog
        start={toForm(opened)}
        category={product.category}
        pictures={opened.pictures}
        isPending={isPending}
        error={conflict ? undefined : error?.message}
        onSave={save}
        onClose={onClose}
      />
      {conflict && (
        <Suspense>
          <ConflictDialog
            conflict={conflict}
            labelOf={() => translate("product.choices.title")}
            show={(_, value) => conflictWords(value)}
            isPending={isPending}
            onChoose={choose}
            onClose={reset}
          />
        </Suspense>
      )}
    </>
  );
}

/** What the product comes in, saved separately from the form. */
export function ChoicesCard() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { getChoices } = useDataProvider<PanelDataProvider>();
  const queryKey = ["choices", product?.id];
  const { data, error } = useQuery({
    // Prices, sizes and pictures are changed beside it, too.
    queryKey: [...queryKey, product?.version],
    queryFn: async () => (await getChoices(String(product?.id))).data,
    enabled: product !== undefined,
  });
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
          <Editor
            product={product}
            read={data}
            onRead={() => client.invalidateQueries({ queryKey })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </FormSection>
  );
}
