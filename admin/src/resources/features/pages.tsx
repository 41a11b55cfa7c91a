import type { CallInput, ResponseOf } from "@contract";
import type { Language } from "@contract/constants";
import { featureTextFields } from "@contract/translated-texts";
import { useState } from "react";
import {
  BooleanInput,
  Create,
  CreateButton,
  FormDataConsumer,
  List,
  SimpleForm,
  TopToolbar,
  useDataProvider,
} from "react-admin";
import { PlacedList } from "../../components/placed-list";
import { PreviewLanguage } from "../../components/preview-language";
import { sentTranslations, shownIn } from "../../components/shown-texts";
import { Thumb } from "../../components/thumb";
import { TranslatedInput } from "../../components/translated-input";
import { asForm, VersionedEdit } from "../../edits/versioned-edit";
import { PictureInput } from "../../pictures/picture-input";
import type { PanelDataProvider } from "../../providers/data-provider";
import { FeaturePreview } from "./feature-preview";

type Feature = ResponseOf<"adminGetFeatures">["data"][number] & { id: string };

function toFeatureBody(form: Partial<Feature>) {
  const { image = "", title, description, active } = form;
  return {
    image,
    title: title ?? "",
    description: description ?? "",
    active: active ?? true,
    translations: sentTranslations(form, featureTextFields),
  } satisfies CallInput<"addFeature">["body"];
}

function FeatureInputs() {
  const [language, setLanguage] = useState<Language>("en");
  return (
    <>
      <PreviewLanguage language={language} onChoose={setLanguage} />
      <FormDataConsumer<Partial<Feature>>>
        {({ formData }) => (
          <FeaturePreview feature={shownIn(formData as Partial<Feature>, featureTextFields, language)} />
        )}
      </FormDataConsumer>
      <PictureInput source="image" resource="features" />
      <TranslatedInput source="title" max={80} />
      <TranslatedInput source="description" max={300} multiline />
      <BooleanInput source="active" />
    </>
  );
}

export function FeatureList() {
  const { reorderFeatures } = useDataProvider<PanelDataProvider>();
  const actions = (
    <TopToolbar sx={{ minHeight: { xs: 0, sm: 48 }, p: { xs: 0, sm: undefined } }}>
      <CreateButton />
    </TopToolbar>
  );
  return (
    <List actions={actions} pagination={false} perPage={100} exporter={false}>
      <PlacedList<Feature>
        save={reorderFeatures}
        preview={(feature) => <Thumb url={feature.image} size={96} />}
      />
    </List>
  );
}

export function FeatureCreate() {
  return (
    <Create redirect="list" transform={toFeatureBody}>
      <SimpleForm defaultValues={{ active: true }} sx={{ maxWidth: 960 }} warnWhenUnsavedChanges>
        <FeatureInputs />
      </SimpleForm>
    </Create>
  );
}

export function FeatureEdit() {
  return (
    <VersionedEdit toForm={asForm} toBody={toFeatureBody} maxWidth={960}>
      <FeatureInputs />
    </VersionedEdit>
  );
}
