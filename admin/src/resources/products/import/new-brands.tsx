import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useNotify, useTranslate } from "react-admin";
import { call } from "../../../providers/call";
import { useBrands, useChangeBrands } from "../../brands/use-brands";
import { useCategoryName } from "../../categories/use-categories";
import type { Report } from "./use-import";

type NewBrand = NonNullable<Report["rows"][number]["newBrand"]>;
const keyOf = ({ label, category }: NewBrand) => `${category} ${label.toLowerCase()}`;

/** Offers to add the brands that a file names and the shop does not have; then the file is checked again. */
export function NewBrands({ report, onAdded }: { report: Report; onAdded: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: brands } = useBrands();
  const change = useChangeBrands();
  const categoryName = useCategoryName();
  const wanted = new Map(
    report.rows.flatMap(({ newBrand }) => (newBrand ? [[keyOf(newBrand), newBrand]] : [])),
  );
  if (wanted.size === 0) return null;

  const add = ({ label, category, brandId }: NewBrand) => {
    const known = brands?.find(({ _id }) => _id === brandId);
    const names = { en: label, hi: "", mr: "" };
    if (!known)
      return call("adminAddBrand", { body: { label: names, categories: [category], isHidden: false } });
    const { _id: id, categories, isHidden, version } = known;
    return call("adminEditBrand", {
      params: { id },
      body: { label: known.label, categories: [...categories, category], isHidden, version },
    });
  };
  return (
    <Alert severity="info">
      {translate("brands.offer")}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        {[...wanted].map(([key, brand]) => (
          <Button
            key={key}
            size="small"
            variant="outlined"
            disabled={change.isPending || !brands}
            onClick={() =>
              change.mutate(() => add(brand), {
                onSuccess: onAdded,
                onError: (error) => notify(error.message, { type: "error" }),
              })
            }
          >
            {translate("brands.addNow", {
              brand: brand.label,
              category: categoryName(brand.category),
            })}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
