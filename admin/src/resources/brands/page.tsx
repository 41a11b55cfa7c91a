import type { Brand, BrandInput } from "@contract/brands";
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
import { BrandDialog } from "./brand-dialog";
import { BrandRow } from "./brand-row";
import { useBrands, useChangeBrands } from "./use-brands";

/** The brands that the shop sells. */
export function BrandsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: brands = [], error, isPending, refetch } = useBrands();
  const change = useChangeBrands();
  const [editing, setEditing] = useState<{ old?: Brand }>();

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
  const save = (old: Brand | undefined, body: BrandInput) =>
    send(
      () =>
        old
          ? call("adminEditBrand", { params: { id: old._id }, body: { ...body, version: old.version } })
          : call("adminAddBrand", { body }),
      "brands.saved",
      true,
    );
  const edit = (old?: Brand) => {
    change.reset();
    setEditing(old ? { old } : {});
  };
  const swap = (at: number, other: number) => {
    const ids = brands.map(({ _id }) => _id);
    const [one, two] = [ids[at], ids[other]];
    if (one === undefined || two === undefined) return;
    ids[at] = two;
    ids[other] = one;
    send(() => call("adminReorderBrands", { body: { brandIds: ids } }), "brands.ordered");
  };

  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Title title={translate("brands.title")} />
      <FormSection title="brands.list">
        <Typography sx={{ mb: 2 }}>{translate("brands.help")}</Typography>
        <Button variant="contained" startIcon={<AddIcon />} sx={{ mb: 2 }} onClick={() => edit()}>
          {translate("brands.add")}
        </Button>
        {error && <LoadFailed sentence={error.message} retry={() => void refetch()} />}
        {isPending && <Skeleton variant="rounded" height={240} />}
        {!isPending && !error && brands.length === 0 && (
          <Typography color="text.secondary">{translate("brands.none")}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {brands.map((brand, at) => (
            <BrandRow
              key={brand._id}
              brand={brand}
              isBusy={change.isPending}
              onUp={at > 0 ? () => swap(at, at - 1) : undefined}
              onDown={at < brands.length - 1 ? () => swap(at, at + 1) : undefined}
              onEdit={() => edit(brand)}
              onRemove={() =>
                send(() => call("adminDeleteBrand", { params: { id: brand._id } }), "brands.removed")
              }
            />
          ))}
        </Box>
      </FormSection>
      {editing && (
        <BrandDialog
          old={editing.old}
          isPending={change.isPending}
          error={change.error}
          onSave={(brand) => save(editing.old, brand)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Box>
  );
}
