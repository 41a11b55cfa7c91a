import { versionedFields } from "@contract/products";
import Box from "@mui/material/Box";
import type { RaRecord } from "react-admin";
import { VersionedEdit } from "../../edits/versioned-edit";
import { ProductInputs } from "./inputs";
import { Jumps } from "./jumps";
import type { Product } from "./list";
import { keepInForm, type ProductForm, placeInForm, toProductBody, toProductForm } from "./rules";
import { Stock } from "./stock/stock";
import { Translations } from "./translations";

function BesideTheForm() {
  return (
    <Box component="aside">
      <Stock />
      <Translations />
    </Box>
  );
}

/** The stock stands beside the form where there is room, and below it elsewhere. */
const besideOnWide = {
  "& .RaEdit-main": { flexDirection: { xs: "column", lg: "row" }, gap: 2, alignItems: "flex-start" },
  "& .RaEdit-main > aside": { width: { xs: "100%", lg: 340 }, flex: "none" },
  "& .RaEdit-card": { width: "100%" },
};

const toForm = (record: RaRecord) => toProductForm(record as unknown as Product);
const editable = [...versionedFields, "totalStock", "sizes"] as const;
const toBody = (form: Record<string, unknown>) => {
  const body: Record<string, unknown> = toProductBody(form as ProductForm);
  return Object.fromEntries(editable.map((field) => [field, body[field]]));
};

export function ProductEdit() {
  return (
    <VersionedEdit
      toForm={toForm}
      toBody={toBody}
      place={placeInForm}
      keep={keepInForm}
      aside={<BesideTheForm />}
      sx={besideOnWide}
      maxWidth={860}
    >
      <Jumps />
      <ProductInputs />
    </VersionedEdit>
  );
}
