import { useState } from "react";
import { useNotify } from "react-admin";
import { fieldErrors } from "../providers/field-errors";
import { useOneAtATime } from "../providers/use-one-at-a-time";
import { type Choices, conflictOf, type EditConflict } from "./conflict";
import { rebase } from "./rebase";

type Errors = ReturnType<typeof fieldErrors>;

/** Which button was pressed: its `value`, "" for one without. */
const pressed = (event?: { nativeEvent?: unknown }): string => {
  const { nativeEvent } = event ?? {};
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : "";
};

export type Save<Body> = {
  /** `how` is the value of the button that was pressed. */
  save: (body: Body, how: string) => Promise<unknown>;
  /** Reads what is saved now. */
  read: () => Promise<{ data: Body }>;
  /** The key of the sentence that says that it is saved. */
  saved: string | ((how: string) => string);
  /** Puts refusals where the form has their fields. */
  toFormErrors?: (errors: Errors, body: Body) => Errors;
};

/** A save that came after somebody else's, with the form as it was sent. */
type Overtaken<Body> = { conflict: EditConflict; mine: Body; how: string };

/** Saves a whole page of settings; if somebody else was faster, `settle` puts what was typed here onto what they saved. */
export function useSettingsSave<Body extends object>({
  save,
  read,
  saved,
  toFormErrors = (errors) => errors,
}: Save<Body>) {
  const notify = useNotify();
  const [overtaken, setOvertaken] = useState<Overtaken<Body>>();
  const send = useOneAtATime(async (values: Record<string, unknown>, how: string) => {
    const body = values as Body;
    try {
      await save(body, how);
      setOvertaken(undefined);
      notify(typeof saved === "string" ? saved : saved(how), { type: "success" });
      return undefined;
    } catch (error) {
      const conflict = conflictOf(error);
      if (conflict) {
        setOvertaken({ conflict, mine: body, how });
        return undefined;
      }
      notify((error as Error).message, { type: "error" });
      return { ...toFormErrors(fieldErrors(error), body), root: { serverError: (error as Error).message } };
    }
  });
  const submit = (values: Record<string, unknown>, event?: { nativeEvent?: unknown }) =>
    send(values, pressed(event));
  const settle = async (opened: Body, { mine, how }: Overtaken<Body>, choices: Choices) => {
    try {
      const { data: theirs } = await read();
      await send(rebase<Body>(opened, mine, theirs, choices) as Record<string, unknown>, how);
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
  };
  return { submit, settle, overtaken, forget: () => setOvertaken(undefined) };
}
