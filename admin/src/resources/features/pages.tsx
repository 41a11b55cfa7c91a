import type { CallInput, ResponseOf } from "@contract";
import {
  BooleanInput,
  Create,
  CreateButton,
  FormDataConsumer,
  List,
  maxLength,
  SimpleForm,
  TextInput,
  TopToolbar,
  useDataProvider,
} from "react-admin";
import { PlacedList } from "../../components/placed-list";
import { Thumb } from "../../components/thumb";
import { asForm, VersionedEdit } from "../../edits/versioned-edit";
import { PictureInput } from "../../pictures/picture-input";
import type { PanelDataProvider } from "../../providers/data-provider";
import { FeaturePreview } from "./feature-preview";

type Feature = ResponseOf<"adminGetFeatures">["data"][number] & { id: string };

function toFeatureBody({ image = "", title, description, active }: Partial<Feature>) {
  return {
    image,
    title: title ?? "",
    description: description ?? "",
    active: active ?? true,
  } satisfies CallInput<"addFeature">["body"];
}

function FeatureInputs() {
  return (
    <>
      <FormDataConsumer<Partial<Feature>>>
        {({ formData }) => <FeaturePreview feature={formData as Partial<Feature>} />}
      </FormDataConsumer>
      <PictureInput source="image" resource="features" />
      <TextInput source="title" validate={maxLength(80)} />
      <TextInput source="description" multiline validate={maxLength(300)} />
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
        preview={(feature) => <Thumb url={feature.image} size={96} alt={feature.title} />}
      />
    </List>
  );
}

export function FeatureCreate() {
  return (
    <Create redirect="list" transform={toFeatureBody}>
      <SimpleForm defaultValues={{ active: true }} sx={{ maxWidth: 720 }} warnWhenUnsavedChanges>
        <FeatureInputs />
      </SimpleForm>
    </Create>
  );
}

export function FeatureEdit() {
  return (
    <VersionedEdit toForm={asForm} toBody={toFeatureBody} maxWidth={720}>
      <FeatureInputs />
    </VersionedEdit>
  );
}
