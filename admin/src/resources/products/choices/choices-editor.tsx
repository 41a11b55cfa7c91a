import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin";
import { type Choices, conflictOf } from "../../../edits/conflict";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Product } from "../list";
import { ChoicesDialog } from "./choices-dialog";
import { conflictWords } from "./conflict-words";
import { type ChoicesForm, type ShownChoices, toBody, toForm } from "./form";

const ConflictDialog = lazy(async () => ({
  default: (await import("../../../edits/conflict-dialog")).ConflictDialog,
}));

type Props = {
  product: Product;
  read: ShownChoices;
  onRead: () => Promise<unknown>;
  onClose: () => void;
};

/** Saves with the version that was read; if somebody else was faster, asks whose version is kept. */
export function ChoicesEditor({ product, read, onRead, onClose }: Props) {
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
      <ChoicesDialog
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
