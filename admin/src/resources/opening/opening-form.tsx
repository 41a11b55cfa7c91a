import { openingStates } from "@contract/opening";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Form, RadioButtonGroupInput, TextArrayInput, useDataProvider, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { UnloadGuard } from "../../components/unload-guard";
import { ConflictDialog } from "../../edits/conflict-dialog";
import { useSettingsSave } from "../../edits/use-settings-save";
import type { PanelDataProvider } from "../../providers/data-provider";
import { SaveBar } from "../shipping-settings/save-bar";
import { WordsInput } from "../shop/words-input";
import { openingLabel } from "./labels";
import { type OpeningBody, useOpening } from "./use-opening";

const choices = openingStates.map((state) => ({ id: state, name: `opening.states.${state}` }));

/** The switch: open, opening soon, closed; with a text for shoppers, and who may order nevertheless. */
export function OpeningForm() {
  const translate = useTranslate();
  const { getOpening } = useDataProvider<PanelDataProvider>();
  const { opening, save } = useOpening();
  const { submit, settle, overtaken, forget } = useSettingsSave<OpeningBody>({
    save: (body) => save.mutateAsync(body),
    read: getOpening,
    saved: "opening.saved",
  });
  if (opening.error && !opening.data)
    return <LoadFailed sentence={opening.error.message} retry={() => void opening.refetch()} />;
  if (!opening.data) return <Skeleton variant="rounded" height={320} />;
  const { data } = opening.data;
  return (
    <Form record={data} onSubmit={submit} warnWhenUnsavedChanges noValidate>
      <UnloadGuard />
      <FormSection title="opening.switch" id="state">
        <RadioButtonGroupInput source="state" label="opening.state" choices={choices} row={false} />
        <Typography color="text.secondary">{translate("opening.textHelp")}</Typography>
        <WordsInput source="text" max={200} label="opening.text" multiline />
      </FormSection>
      <FormSection title="opening.testers" id="testers">
        <TextArrayInput source="testers" label="opening.testers" helperText="opening.testersHelp" />
      </FormSection>
      {overtaken && (
        <ConflictDialog
          conflict={overtaken.conflict}
          labelOf={(path) => translate(openingLabel(path))}
          isPending={save.isPending}
          onChoose={(chosen) => void settle(data, overtaken, chosen)}
          onClose={forget}
        />
      )}
      <SaveBar isPending={save.isPending} />
    </Form>
  );
}
