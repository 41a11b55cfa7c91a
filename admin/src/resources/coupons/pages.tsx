import { couponKinds } from "@contract/coupon-kinds";
import { newKey } from "@contract/new-key";
import Alert from "@mui/material/Alert";
import { useState } from "react";
import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  DateTimeInput,
  maxLength,
  maxValue,
  minValue,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
  useTranslate,
} from "react-admin";
import { useWatch } from "react-hook-form";
import { FormSection } from "../../components/form-section";
import { NumberField } from "../../components/number-field";
import { VersionedEdit } from "../../edits/versioned-edit";
import { useCategoryChoices } from "../categories/use-categories";
import { type Coupon, type CouponForm, scopes, toBody, toEdit, toForm } from "./rules";

const kindChoices = couponKinds.map((id) => ({ id, name: `coupon.kinds.${id}` }));
const scopeChoices = scopes.map((id) => ({ id, name: `coupon.scopes.${id}` }));
const search = (q: string) => ({ q });

function Goods() {
  const { kind, scope } = useWatch<CouponForm>() as CouponForm;
  const categories = useCategoryChoices("all");
  if (kind === "delivery") return null;
  return (
    <>
      <RadioButtonGroupInput source="scope" choices={scopeChoices} row={false} />
      {scope === "categories" && (
        <CheckboxGroupInput
          source="categories"
          choices={categories}
          translateChoice={false}
          validate={required()}
        />
      )}
      {scope === "products" && (
        <ReferenceArrayInput source="productIds" reference="products">
          <AutocompleteArrayInput optionText="title" filterToQuery={search} validate={required()} />
        </ReferenceArrayInput>
      )}
    </>
  );
}

function Value() {
  const { kind } = useWatch<CouponForm>() as CouponForm;
  if (kind === "delivery") return null;
  const isShare = kind !== "rupees";
  return (
    <NumberField
      source="value"
      label={isShare ? "coupon.percent" : "coupon.rupees"}
      validate={[required(), minValue(0.01), ...(isShare ? [maxValue(100)] : [])]}
    />
  );
}

/** The code and the kind are printed on leaflets: they stay as they are. */
function Code({ isNew }: { isNew: boolean }) {
  const { needsCode } = useWatch<CouponForm>() as CouponForm;
  return (
    <>
      <BooleanInput source="needsCode" disabled={!isNew} />
      {needsCode && (
        <TextInput
          source="code"
          disabled={!isNew}
          validate={[required(), maxLength(30)]}
          helperText="coupon.codeHelp"
          slotProps={{ htmlInput: { autoCapitalize: "characters", autoComplete: "off" } }}
        />
      )}
    </>
  );
}

function CouponInputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const record = useRecordContext<Coupon>();
  if (record?.kind === "other")
    return (
      <FormSection title="coupon.what">
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate("coupon.otherMeans")}
        </Alert>
        <BooleanInput source="isActive" />
      </FormSection>
    );
  return (
    <>
      <FormSection title="coupon.what">
        <BooleanInput source="isActive" />
        <TextInput source="name" validate={[required(), maxLength(60)]} helperText="coupon.nameHelp" />
        <Code isNew={isNew} />
        <RadioButtonGroupInput source="kind" choices={kindChoices} row={false} disabled={!isNew} />
        <Value />
        <Goods />
      </FormSection>
      <FormSection title="coupon.limits">
        <NumberField source="minimum" helperText="coupon.minimumHelp" validate={minValue(0.01)} />
        <NumberField source="perShopper" step={1} validate={minValue(1)} />
        <NumberField source="uses" step={1} validate={minValue(1)} helperText="coupon.usesHelp" />
        <DateTimeInput source="from" />
        <DateTimeInput source="to" />
      </FormSection>
    </>
  );
}

const fresh: CouponForm = { isActive: true, needsCode: true, kind: "percent", scope: "all" };

export function CouponCreate() {
  // A shop that is slow may have made it without saying so: the same form sent again makes no second one.
  const [key] = useState(newKey);
  return (
    <Create redirect="list" transform={toBody} mutationOptions={{ meta: { "idempotency-key": key } }}>
      <SimpleForm defaultValues={fresh} sx={{ maxWidth: 720 }} warnWhenUnsavedChanges>
        <CouponInputs isNew />
      </SimpleForm>
    </Create>
  );
}

export function CouponEdit() {
  return (
    <VersionedEdit<Coupon, CouponForm> toForm={toForm} toBody={toEdit} maxWidth={720}>
      <CouponInputs isNew={false} />
    </VersionedEdit>
  );
}
