import type { CategoryInput, ShopCategory } from "@contract/categories";
import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title, useNotify, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { call } from "../../providers/call";
import { KindsDialog } from "../kinds/kinds-dialog";
import { SizeGuideDialog } from "../size-guides/size-guide-dialog";
import { CategoryDialog } from "./category-dialog";
import { CategoryRow } from "./category-row";
import { useCategories, useCategoryName, useChangeCategories } from "./use-categories";

/** The categories of the shop, and what the products in them have. */
export function CategoriesPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: categories = [], error, isPending, refetch } = useCategories();
  const change = useChangeCategories();
  const [editing, setEditing] = useState<{ old?: ShopCategory }>();
  const [kindsOf, setKindsOf] = useState<ShopCategory>();
  const [guideOf, setGuideOf] = useState<ShopCategory>();
  const name = useCategoryName();

  const send = (wanted: () => Promise<unknown>, done: string, isForm = false) =>
    change.mutate(wanted, {
      onSuccess: () => {
        if (isForm) setEditing(undefined);
        notify(done, { type: "success" });
      },
      onError: (problem) => {
        if (!isForm) notify(problem.message, { type: "error" });
      },
    });
  const save = (old: ShopCategory | undefined, body: CategoryInput) =>
    send(
      () =>
        old
          ? call("adminEditCategory", { params: { id: old._id }, body: { ...body, version: old.version } })
          : call("adminAddCategory", { body }),
      "categories.saved",
      true,
    );
  const edit = (old?: ShopCategory) => {
    change.reset();
    setEditing(old ? { old } : {});
  };
  const swap = (at: number, other: number) => {
    const ids = categories.map(({ _id }) => _id);
    const [one, two] = [ids[at], ids[other]];
    if (one === undefined || two === undefined) return;
    ids[at] = two;
    ids[other] = one;
    send(() => call("adminReorderCategories", { body: { categoryIds: ids } }), "categories.ordered");
  };

  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Title title={translate("panel.menu.categories")} />
      <FormSection title="categories.list">
        <Typography sx={{ mb: 2 }}>{translate("categories.help")}</Typography>
        <Button variant="contained" startIcon={<AddIcon />} sx={{ mb: 2 }} onClick={() => edit()}>
          {translate("categories.add")}
        </Button>
        {error && <LoadFailed sentence={error.message} retry={() => void refetch()} />}
        {isPending && <Skeleton variant="rounded" height={240} />}
        {!isPending && !error && categories.length === 0 && (
          <Typography color="text.secondary">{translate("categories.none")}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {categories.map((category, at) => (
            <CategoryRow
              key={category._id}
              category={category}
              isBusy={change.isPending}
              onUp={at > 0 ? () => swap(at, at - 1) : undefined}
              onDown={at < categories.length - 1 ? () => swap(at, at + 1) : undefined}
              onKinds={() => setKindsOf(category)}
              onGuide={() => setGuideOf(category)}
              onEdit={() => edit(category)}
              onRemove={() =>
                send(
                  () => call("adminDeleteCategory", { params: { id: category._id } }),
                  "categories.removed",
                )
              }
            />
          ))}
        </Box>
      </FormSection>
      {kindsOf && (
        <KindsDialog
          category={kindsOf._id}
          name={name(kindsOf._id)}
          sizes={kindsOf.sizes}
          onClose={() => setKindsOf(undefined)}
        />
      )}
      {guideOf && (
        <SizeGuideDialog
          id={guideOf._id}
          name={name(guideOf._id)}
          sizes={guideOf.sizes}
          onClose={() => setGuideOf(undefined)}
        />
      )}
      {editing && (
        <CategoryDialog
          old={editing.old}
          isPending={change.isPending}
          error={change.error}
          onSave={(category) => save(editing.old, category)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Box>
  );
}
