import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { VersionedEdit } from "../../edits/versioned-edit";
import { ChoicesCard } from "./choices/choices-card";
import { DuplicateButton } from "./duplicate-button";
import { FormerAddresses } from "./former-addresses";
import { ProductInputs } from "./inputs";
import { Jumps } from "./jumps";
import type { Product } from "./list";
import { PreviewButton } from "./preview-button";
import { keepInForm, placeInForm, toProductBody, toProductForm } from "./rules";
import { Skus } from "./stock/skus";
import { Stock } from "./stock/stock";
import { Translations } from "./translations";
import { VariantPrices } from "./variant-prices";

function BesideTheForm() {
  return (
    <Box component="aside">
      <Stock />
      <ChoicesCard />
      <VariantPrices />
      <Skus />
      <Translations />
      <FormerAddresses />
    </Box>
  );
}

/** The stock is next to the form if there is room, otherwise below it. */
const besideOnWide = {
  "& .RaEdit-main": { flexDirection: { xs: "column", lg: "row" }, gap: 2, alignItems: "flex-start" },
  "& .RaEdit-main > aside": { width: { xs: "100%", lg: 340 }, flex: "none" },
  "& .RaEdit-card": { width: "100%" },
};

export function ProductEdit() {
  return (
    <VersionedEdit
      toForm={toProductForm<Product>}
      toBody={toProductBody}
      place={placeInForm}
      keep={keepInForm}
      aside={<BesideTheForm />}
      sx={besideOnWide}
      maxWidth={860}
    >
      <Jumps />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1 }}>
        <DuplicateButton />
        <PreviewButton />
      </Stack>
      <ProductInputs />
    </VersionedEdit>
  );
}
