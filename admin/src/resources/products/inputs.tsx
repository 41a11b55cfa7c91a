import { limits } from "@contract/limits";
import { isAboveMrp } from "@contract/mrp";
import { readNetQuantity } from "@contract/read-net-quantity";
import { plainDigits } from "@contract/rules";
import Grid from "@mui/material/Grid";
import type { ReactElement } from "react";
import {
  ArrayInput,
  FormDataConsumer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  regex,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useTranslate,
} from "react-admin";
import { FormSection } from "../../components/form-section";
import { NumberField } from "../../components/number-field";
import { PicturesInput } from "../../pictures/pictures-input";
import { useBrandName, useBrands } from "../brands/use-brands";
import { useCategories, useCategoryChoices } from "../categories/use-categories";
import { useKindChoices } from "../kinds/use-kinds";
import { NewChoices } from "./choices/new-choices";
import {
  brandChoices,
  conditionChoices,
  hasChoices,
  type ProductForm,
  statusChoices,
  visibleFields,
} from "./rules";
import { NotSoldNote, TaxProposedNote } from "./sale-notes";
import { SizesInput } from "./sizes-input";
import { SizesOffered } from "./sizes-offered";
import { TableInputs } from "./table-inputs";
import { TaxProposal } from "./tax-proposal";

const gstRates = [0, 0.25, 3, 5, 12, 18, 28, 40].map((rate) => ({ id: rate, name: `${rate} %` }));
const belowPrice = (sale: number | null | undefined, { price }: ProductForm) =>
  sale && price && sale >= price ? "product.saleBelowPrice" : undefined;
const notAboveMrp = (mrp: number | null | undefined, { price }: ProductForm) =>
  isAboveMrp(price ?? 0, mrp) ? "product.mrpBelowPrice" : undefined;
const between = ({ min, max }: { min: number; max: number }) => [minValue(min), maxValue(max)];

function Measure({
  source,
  range,
  step,
}: {
  source: string;
  range: { min: number; max: number };
  step: number;
}) {
  return (
    <Grid size={{ xs: 6, sm: 3 }}>
      <NumberField source={source} step={step} validate={[required(), ...between(range)]} />
    </Grid>
  );
}

/** Not translated: the shop has named them. */
function CategoryInput({ form }: { form: ProductForm }) {
  return (
    <SelectInput
      source="category"
      choices={useCategoryChoices(form.category)}
      translateChoice={false}
      validate={required()}
    />
  );
}

/** Optional: without one, a product is in its category's list alone. */
function KindInput({ form }: { form: ProductForm }) {
  const choices = useKindChoices(form.category, form.kind);
  if (choices.length === 0) return null;
  // One of the category that was chosen before is shown as none, and sent as none (rules.ts).
  const format = (kind: string | null) => choices.find(({ id }) => id === kind)?.id ?? "";
  return <SelectInput source="kind" choices={choices} format={format} translateChoice={false} />;
}

function CategoryFields({ form }: { form: ProductForm }) {
  const { data: brands = [] } = useBrands();
  const brandName = useBrandName();
  const show = visibleFields(form);
  return (
    <>
      <SelectInput
        source="brand"
        choices={brandChoices(brands, brandName, form.category ?? undefined, form.brand)}
        validate={required()}
      />
      {show.condition && <SelectInput source="condition" choices={conditionChoices} />}
      <TableInputs section="basics" form={form} />
    </>
  );
}

const TaxFields = ({ form }: { form: ProductForm }) => <TableInputs section="tax" form={form} />;
const FeaturedFields = ({ form }: { form: ProductForm }) => <TableInputs section="featured" form={form} />;

function PurchaseField({ form }: { form: ProductForm }) {
  if (!visibleFields(form).purchasePrice) return null;
  return (
    <NumberField
      source="purchasePrice"
      step={0.01}
      helperText="product.purchaseHelp"
      validate={between(limits.price)}
    />
  );
}

function TotalStock() {
  return (
    <NumberField
      source="totalStock"
      step={1}
      helperText="product.stockHelp"
      validate={[required(), ...between(limits.stock)]}
    />
  );
}

function StockFields({ form }: { form: ProductForm }) {
  const show = visibleFields(form);
  if (form.newChoices) return <NewChoices form={form} />;
  return (
    <>
      {show.sizes && <SizesInput category={form.category ?? null} />}
      {show.totalStock && <TotalStock />}
      <NewChoices form={form} />
    </>
  );
}

/**
 * The stock fields in the form of an existing product: the sizes offered, and an initial stock if its sizes are
 * removed. Quantities are changed outside the form.
 */
function OfferFields({ form }: { form: ProductForm }) {
  const show = visibleFields(form);
  const product = useRecordContext<{ shelves?: { size: string | null }[] }>();
  if (hasChoices(form)) return null;
  const isSized = product?.shelves?.some(({ size }) => size !== null) ?? false;
  return (
    <>
      {show.sizes && <SizesOffered category={form.category ?? null} />}
      {show.totalStock && isSized && <TotalStock />}
    </>
  );
}

/** Empty: the shop's own limit. */
function LowStockLimit() {
  const translate = useTranslate();
  return (
    <NumberField
      source="lowStockLimit"
      step={1}
      helperText={translate("product.lowStockHelp", { limit: limits.lowStock })}
      validate={between(limits.stock)}
    />
  );
}

/** Shown anew when the categories are known: what a product has depends on them. */
function Consumed({ Fields }: { Fields: (props: { form: ProductForm }) => ReactElement | null }) {
  useCategories();
  return (
    <FormDataConsumer<ProductForm>>
      {({ formData }) => <Fields form={formData as ProductForm} />}
    </FormDataConsumer>
  );
}

const consume = (Fields: (props: { form: ProductForm }) => ReactElement | null) => (
  <Consumed Fields={Fields} />
);

/** The fields shared by creating and editing a product; quantities are typed only for a new one. */
export function ProductInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <NotSoldNote />
      <SelectInput
        source="status"
        choices={statusChoices}
        helperText="product.statusHelp"
        validate={required()}
      />
      <FormSection title="product.basics">
        <TextInput
          source="title"
          validate={[required(), minLength(limits.title.min), maxLength(limits.title.max)]}
        />
        <TextInput
          source="description"
          multiline
          minRows={4}
          validate={[required(), minLength(limits.description.min), maxLength(limits.description.max)]}
        />
        {consume(CategoryInput)}
        {consume(KindInput)}
        {consume(CategoryFields)}
      </FormSection>
      <FormSection title="product.pictures">
        <PicturesInput source="images" />
      </FormSection>
      <FormSection title={isNew ? "product.priceAndStock" : "product.price"}>
        <NumberField source="price" step={0.01} validate={[required(), ...between(limits.price)]} />
        <NumberField source="salePrice" step={0.01} validate={[minValue(0), belowPrice]} />
        <NumberField
          source="mrp"
          step={0.01}
          helperText="product.mrpHelp"
          validate={[...between(limits.price), notAboveMrp]}
        />
        {consume(PurchaseField)}
        {isNew ? consume(StockFields) : consume(OfferFields)}
        <LowStockLimit />
      </FormSection>
      <FormSection title="product.parcel">
        <Grid container spacing={2} sx={{ width: "100%" }}>
          <Measure source="weight" range={limits.weightKg} step={0.01} />
          <Measure source="length" range={limits.sideCm} step={0.1} />
          <Measure source="breadth" range={limits.sideCm} step={0.1} />
          <Measure source="height" range={limits.sideCm} step={0.1} />
        </Grid>
      </FormSection>
      <FormSection title="product.tax">
        <TaxProposedNote />
        <TaxProposal />
        <TextInput
          source="hsn"
          parse={plainDigits}
          validate={regex(/^\d{4}(\d{2}){0,2}$/, "product.hsnHelp")}
          helperText="product.hsnHelp"
        />
        <SelectInput
          source="gstRate"
          choices={gstRates}
          translateChoice={false}
          helperText="product.gstHelp"
        />
        <TextInput
          source="netQuantity"
          helperText="product.netQuantityHelp"
          validate={(typed?: string | null) =>
            typed && !readNetQuantity(typed) ? "product.netQuantityHelp" : undefined
          }
        />
        <TextInput source="maker" multiline helperText="product.makerHelp" validate={maxLength(300)} />
        {consume(TaxFields)}
      </FormSection>
      <FormSection title="product.specifications">
        <ArrayInput source="specifications" label={false}>
          <SimpleFormIterator inline fullWidth>
            <TextInput source="label" validate={[required(), maxLength(60)]} />
            <TextInput source="value" validate={[required(), maxLength(300)]} />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
      <FormSection title="product.featured">{consume(FeaturedFields)}</FormSection>
    </>
  );
}
