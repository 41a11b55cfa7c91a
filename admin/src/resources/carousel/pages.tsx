import { Create, CreateButton, List, SimpleForm, TopToolbar, useDataProvider } from "react-admin";
import { PlacedList } from "../../components/placed-list";
import { asForm, VersionedEdit } from "../../edits/versioned-edit";
import type { PanelDataProvider } from "../../providers/data-provider";
import { SlideInputs } from "./inputs";
import { type Slide, toSlideBody } from "./rules";
import { SlidePreview } from "./slide-preview";
import { SlideStatusChip } from "./slide-status-chip";

const blank = { active: true, bg: "gradient-sunrise", link: "/shop/listing" };

export function SlideList() {
  const { reorderSlides } = useDataProvider<PanelDataProvider>();
  const actions = (
    <TopToolbar sx={{ minHeight: { xs: 0, sm: 48 }, p: { xs: 0, sm: undefined } }}>
      <CreateButton />
    </TopToolbar>
  );
  return (
    <List actions={actions} pagination={false} perPage={100} exporter={false}>
      <PlacedList<Slide>
        save={reorderSlides}
        preview={(slide) => <SlidePreview slide={slide} />}
        status={(slide) => <SlideStatusChip slide={slide} />}
      />
    </List>
  );
}

export function SlideCreate() {
  return (
    <Create redirect="list" transform={toSlideBody}>
      <SimpleForm defaultValues={blank} sx={{ maxWidth: 960 }} warnWhenUnsavedChanges>
        <SlideInputs />
      </SimpleForm>
    </Create>
  );
}

export function SlideEdit() {
  return (
    <VersionedEdit toForm={asForm} toBody={toSlideBody} maxWidth={960}>
      <SlideInputs />
    </VersionedEdit>
  );
}
