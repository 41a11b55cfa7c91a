import type { Category, Size } from "@contract/constants";
import type { ShopKind } from "@contract/kinds";
import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { LoadFailed } from "../../components/load-failed";
import { call } from "../../providers/call";
import { SizeGuideDialog } from "../size-guides/size-guide-dialog";
import { KindFields, type KindForm } from "./kind-form";
import { KindRow } from "./kind-row";
import { useChangeKinds, useKindName, useKinds } from "./use-kinds";

type Props = {
  category: Category;
  name: string;
  /** Of the category: without any, there is nothing to measure. */
  sizes: readonly Size[];
  onClose: () => void;
};

/** The kinds of product of a category: added, renamed, ordered, hidden, deleted. */
export function KindsDialog({ category, name, sizes, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const { data = [], error, isPending, refetch } = useKinds();
  const kinds = data.filter((kind) => kind.category === category);
  const change = useChangeKinds();
  const [editing, setEditing] = useState<{ old?: ShopKind }>();
  const [guideOf, setGuideOf] = useState<ShopKind>();
  const kindName = useKindName();
  /** A kind that products are of, and what the shop has said about that. */
  const [asked, setAsked] = useState<{ kind: ShopKind; sentence: string }>();

  const edit = (old?: ShopKind) => {
    change.reset();
    setAsked(undefined);
    setEditing(old ? { old } : {});
  };
  const close = () => {
    change.reset();
    setEditing(undefined);
  };
  const save = (old: ShopKind | undefined, form: KindForm) =>
    change.mutate(
      () =>
        old
          ? call("adminEditKind", { params: { id: old._id }, body: { ...form, version: old.version } })
          : call("adminAddKind", { body: { category, ...form } }),
      {
        onSuccess: () => {
          setEditing(undefined);
          notify("kinds.saved", { type: "success" });
        },
      },
    );
  const swap = (at: number, other: number) => {
    const ids = kinds.map(({ _id }) => _id);
    const [one, two] = [ids[at], ids[other]];
    if (one === undefined || two === undefined) return;
    ids[at] = two;
    ids[other] = one;
    change.mutate(() => call("adminReorderKinds", { body: { category, kindIds: ids } }), {
      onError: ({ message }) => notify(message, { type: "error" }),
    });
  };
  const remove = (kind: ShopKind, isAsked = false) => {
    setEditing(undefined);
    setAsked(undefined);
    change.mutate(
      () =>
        call("adminDeleteKind", {
          params: { id: kind._id },
          query: isAsked ? { withProducts: "true" } : {},
        }),
      {
        onSuccess: () => notify("kinds.removed", { type: "success" }),
        onError: ({ message }) =>
          isAsked || kind.products === 0
            ? notify(message, { type: "error" })
            : setAsked({ kind, sentence: message }),
      },
    );
  };

  const form = editing && (
    <KindFields
      old={editing.old}
      isPending={change.isPending}
      error={change.error}
      onSave={(kind) => save(editing.old, kind)}
      onClose={close}
    />
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("kinds.of", { category: name })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate("kinds.help")}</Typography>
        {editing && !editing.old ? (
          form
        ) : (
          <Button variant="contained" startIcon={<AddIcon />} sx={{ mb: 2 }} onClick={() => edit()}>
            {translate("kinds.add")}
          </Button>
        )}
        {error && <LoadFailed sentence={error.message} retry={() => void refetch()} />}
        {isPending && <Skeleton variant="rounded" height={160} />}
        {!isPending && !error && kinds.length === 0 && (
          <Typography color="text.secondary">{translate("kinds.none")}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {kinds.map((kind, at) =>
            editing?.old?._id === kind._id ? (
              <li key={kind._id}>{form}</li>
            ) : (
              <KindRow
                key={kind._id}
                kind={kind}
                isBusy={change.isPending}
                asked={asked?.kind._id === kind._id ? asked.sentence : undefined}
                onUp={at > 0 ? () => swap(at, at - 1) : undefined}
                onDown={at < kinds.length - 1 ? () => swap(at, at + 1) : undefined}
                onGuide={sizes.length > 0 ? () => setGuideOf(kind) : undefined}
                onEdit={() => edit(kind)}
                onRemove={() => remove(kind)}
                onRemoveAnyway={() => remove(kind, true)}
              />
            ),
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate("ra.action.close")}</Button>
      </DialogActions>
      {guideOf && (
        <SizeGuideDialog
          id={guideOf._id}
          name={kindName(guideOf)}
          sizes={sizes}
          onClose={() => setGuideOf(undefined)}
        />
      )}
    </Dialog>
  );
}
