import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import {
  Edit,
  type RaRecord,
  SimpleForm,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from "react-admin";
import { useFormContext } from "react-hook-form";
import { UnloadGuard } from "../components/unload-guard";
import { type Choices, changedOf, conflictOf, type EditConflict } from "./conflict";

const ConflictDialog = lazy(async () => ({
  default: (await import("./conflict-dialog")).ConflictDialog,
}));

type Fields = Record<string, unknown>;

/** The record as the form was opened: what the shop is told was read. */
type Opened<Form> = { id: unknown; form: Form; body: Fields; version: string };

type Rules<Shown extends RaRecord, Form extends object> = {
  /** Converts the record to the form, and the form to the body of the call. */
  toForm: (record: Shown) => Form;
  toBody: (form: Form) => Fields;
  /** For a field of the body that the form keeps under another name. */
  place?: (field: string, value: unknown, form: Form) => Fields;
  /** The editor's own value next to the other one, if the form does not hold it yet. */
  keep?: (field: string, theirs: unknown, form: Form) => Fields;
};

type Props<Shown extends RaRecord, Form extends object> = Rules<Shown, Form> & {
  children: ReactNode;
  maxWidth: number;
  aside?: ComponentProps<typeof Edit>["aside"];
  sx?: ComponentProps<typeof Edit>["sx"];
};

/** A form whose fields are the record's own. */
export const asForm = (record: RaRecord): Fields => record;

const formId = "versioned-edit";
const samePlace = (field: string, value: unknown) => ({ [field]: value });

type ChoosingProps<Form extends object> = Pick<Rules<RaRecord, Form>, "place" | "keep"> & {
  conflict: EditConflict;
  opened: Opened<Form>;
  onDone: (opened: Opened<Form> | undefined) => void;
};

/** Asks whose values to keep, puts the other's into the form if chosen, and saves again. */
function Choosing<Form extends object>({
  conflict,
  opened,
  place = samePlace,
  keep = () => ({}),
  onDone,
}: ChoosingProps<Form>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { setValue, getValues } = useFormContext();
  const choose = (choices: Choices) => {
    const body = { ...opened.body };
    for (const { field, theirs } of conflict.fields) {
      body[field] = theirs;
      const put = choices[field] === "mine" ? keep : place;
      // The form library knows no fields by name: they are those that `toForm` put there.
      const values = put(field, theirs, getValues() as Form);
      for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
    }
    onDone({ ...opened, body, version: conflict.version });
  };
  return (
    <Suspense>
      <ConflictDialog
        conflict={conflict}
        labelOf={(field) =>
          translate(`edit.fields.${field}`, {
            _: translate(`resources.${resource}.fields.${field}`, { _: field }),
          })
        }
        onChoose={choose}
        onClose={() => onDone(undefined)}
      />
    </Suspense>
  );
}

type FormProps<Shown extends RaRecord, Form extends object> = Props<Shown, Form> & {
  opened: { current: Opened<Form> | undefined };
  conflict: EditConflict | undefined;
  onConflictDone: () => void;
};

function VersionedForm<Shown extends RaRecord, Form extends object>({
  opened,
  conflict,
  onConflictDone,
  toForm,
  toBody,
  place,
  keep,
  children,
  maxWidth,
}: FormProps<Shown, Form>) {
  const record = useRecordContext<Shown>();
  // What is read again while the form is open (a stock that was changed) does not touch what was typed.
  if (record && opened.current?.id !== record.id) {
    const form = toForm(record);
    opened.current = { id: record.id, form, body: toBody(form), version: String(record.version) };
  }
  const done = (next: Opened<Form> | undefined) => {
    onConflictDone();
    if (!next) return;
    opened.current = next;
    // The choices have to be in the form before it is sent.
    requestAnimationFrame(() => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit());
  };
  return (
    <SimpleForm id={formId} record={opened.current?.form} sx={{ maxWidth }} warnWhenUnsavedChanges>
      <UnloadGuard />
      {children}
      {conflict && opened.current && (
        <Choosing conflict={conflict} opened={opened.current} place={place} keep={keep} onDone={done} />
      )}
    </SimpleForm>
  );
}

/**
 * A form for a record that two people can have open: it sends what was changed in it, with the version that was read.
 * If somebody else has changed the same fields, it says who and what, and keeps everything that was typed.
 */
export function VersionedEdit<Shown extends RaRecord, Form extends object>(props: Props<Shown, Form>) {
  const notify = useNotify();
  const opened = useRef<Opened<Form>>(undefined);
  const [conflict, setConflict] = useState<EditConflict>();
  const { aside, sx, toBody } = props;
  const toChanges = (form: Form) => ({
    ...changedOf(opened.current?.body ?? {}, toBody(form)),
    version: opened.current?.version,
  });
  const onError = (error: unknown) => {
    const clash = conflictOf(error);
    if (clash) setConflict(clash);
    else notify((error as Error).message, { type: "error" });
  };
  return (
    <Edit
      mutationMode="pessimistic"
      transform={toChanges}
      mutationOptions={{ onError }}
      aside={aside}
      sx={sx}
    >
      <VersionedForm
        {...props}
        opened={opened}
        conflict={conflict}
        onConflictDone={() => setConflict(undefined)}
      />
    </Edit>
  );
}
