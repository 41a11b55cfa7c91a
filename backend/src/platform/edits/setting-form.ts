import type { RouteName } from "../../contract";
import { readSetting, saveSetting } from "../db/setting";
import { editionOf } from "./forms";
import { type Read, saveMerged } from "./save-merged";

type Named<Form extends object> = {
  /** Its key in the table of settings. */
  key: string;
  /** What a shop that has never saved it has. */
  start: Form;
  /** The call that saves it, as the audit log names it. */
  route: RouteName;
};

/**
 * A form that is one setting: read with its edition, and saved so that two editors are merged field by field
 * (ADR-0015).
 */
export function settingForm<Form extends object>({ key, start, route }: Named<Form>) {
  const read = async () => {
    const row = await readSetting<Partial<Form>>(key);
    const form: Form = { ...start, ...row?.value };
    return { form, version: row?.version ?? 0, updatedAt: row?.updatedAt ?? null };
  };

  const saved = async () => {
    const { form, version, updatedAt } = await read();
    return { ...form, version, edition: editionOf(form), updatedAt: updatedAt?.toISOString() ?? null };
  };

  /** Starts over if somebody saved in between; 409 `edit_conflict` if they changed the same field. */
  const save = async (sent: Form, seen: Read): Promise<void> => {
    await saveMerged({
      sent,
      seen,
      route,
      read,
      write: async (form, { version }) => saveSetting(key, form, version),
    });
  };

  return { read, saved, save };
}
